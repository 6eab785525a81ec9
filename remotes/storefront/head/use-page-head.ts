import { createContext, useContext, useEffect } from 'react'

import type { PageHead } from './page-head.ts'

/** Receives the head while a page is prerendered; undefined in the browser. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined)

/** Names the page in the browser's tab, and describes it to machines. */
export function usePageHead(head: PageHead): void {
  useContext(HeadContext)?.(head)
  const text = JSON.stringify(head)

  useEffect(() => {
    const current = JSON.parse(text) as PageHead
    document.title = current.title
    // Without a connection the page is shown all the same.
    import(/* webpackChunkName: "head" */ './apply-head.ts').then(
      ({ applyHead }) => applyHead(current),
      () => undefined,
    )
  }, [text])
}
