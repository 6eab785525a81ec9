import { useEffect } from 'react'

/** Shows the title of what is open in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Stoa`
  }, [title])
}
