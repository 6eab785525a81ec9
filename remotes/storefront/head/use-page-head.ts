import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'

import type { PageHead } from './page-head.ts'
import { untilWhole } from './until-whole.ts'

/** Receives the head while a page is prerendered; undefined in the browser. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined)

const loadApply = () => import(/* webpackChunkName: "later" */ './apply-head.ts')

/** Names the page in the browser's tab at once, and describes it to machines once people can see it whole. */
export function usePageHead(head: PageHead): void {
  useContext(HeadContext)?.(head)
  const cache = useQueryClient()
  const text = JSON.stringify(head)

  useEffect(() => {
    const current = JSON.parse(text) as PageHead
    let isLeft = false
    document.title = current.title

    async function describe(): Promise<void> {
      await untilWhole(cache)
      if (isLeft) return
      // Without a connection the page is shown all the same.
      const loaded = await loadApply().catch(() => undefined)
      if (!isLeft) loaded?.applyHead(current)
    }

    void describe()
    return () => {
      isLeft = true
    }
  }, [text, cache])
}
