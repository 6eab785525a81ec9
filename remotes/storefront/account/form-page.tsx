import type { ReactNode } from 'react'

import { PageHeading } from '../components/page-heading.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  lead?: ReactNode
  /** The step of a form that has several. */
  step?: string
  /** Links to other pages, under the form. */
  links?: ReactNode
  children?: ReactNode
}

/** A narrow page with one form, or with words alone. */
export function FormPage({ title, lead, step, links, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading title={title} step={step} />
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
      {links ? <p className={styles.links}>{links}</p> : null}
    </div>
  )
}
