import { PageTitleContext } from '@stoa/extension-sdk/host'
import { useCallback, useState, type ReactNode } from 'react'

import { shownText } from '../extensions/containment/text-of.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface NamedPageProps {
  /** The title of the manifest, until the page names itself. */
  title: string
  children: ReactNode
}

/** Names a page in the tab and in the breadcrumbs. A page that names itself does not render again for it. */
export function NamedPage({ title, children }: NamedPageProps) {
  const [ownTitle, setOwnTitle] = useState<string>()
  const nameTab = useCallback(
    (name: string | undefined) => setOwnTitle(name === undefined ? name : shownText(name)),
    [],
  )
  const shownTitle = ownTitle ?? title
  useDocumentTitle(shownTitle)
  return (
    <PageTitleContext value={nameTab}>
      <Breadcrumbs title={shownTitle} />
      {children}
    </PageTitleContext>
  )
}
