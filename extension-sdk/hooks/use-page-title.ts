import { useContext, useEffect } from 'react'

import { PageTitleContext } from '../host/context.ts'

/**
 * Names the open page in the browser's tab, for pages whose title depends on what they show, such as a product.
 * Until it is called with a text, the title of the manifest stands.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    setTitle?.(title)
    return () => setTitle?.(undefined)
  }, [setTitle, title])
}
