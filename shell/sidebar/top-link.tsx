import { useOpenLink } from '@stoa/ui/ui-provider'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { ShellContext } from '../extensions/shell-context.ts'
import type { SidebarLink } from './links.ts'
import type { NestedLink } from './nested-links.ts'
import styles from './sidebar.module.css'

interface TopLinkProps {
  link: NestedLink
  isNarrow: boolean
  /** Whether it leads to this page, or to one above it. */
  isCurrent: boolean
  /** Whether it or one below it leads to this page. */
  isHere: boolean
  /** The paths below it that lead to this page, separated by spaces. */
  currentChildren: string
}

/** A link of the sidebar with those below it, which are shown while one of its pages is, until the person decides otherwise. */
export const TopLink = memo(function TopLink(props: TopLinkProps) {
  const { link, isNarrow, isCurrent, isHere, currentChildren } = props
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  const [choice, setChoice] = useState({ isHere, isOpen: isHere })
  const isOpen = choice.isHere === isHere ? choice.isOpen : isHere
  const labelOf = ({ owner, label }: SidebarLink) => manifestText(owner, label)
  const top = <PageLink link={link} label={labelOf(link)} isNarrow={isNarrow} isCurrent={isCurrent} />
  if (link.children.length === 0) return top
  const current = currentChildren.split(' ')
  return (
    <>
      <div className={styles.parent}>
        {top}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t('sidebar.children', { name: labelOf(link) })}
          onClick={() => setChoice({ isHere, isOpen: !isOpen })}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <ul className={styles.children}>
          {link.children.map((child) => (
            <li key={child.path}>
              <PageLink
                link={child}
                label={labelOf(child)}
                isNarrow={isNarrow}
                isCurrent={current.includes(child.path)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
})

interface PageLinkProps {
  link: SidebarLink
  label: string
  isNarrow: boolean
  isCurrent: boolean
}

function PageLink({ link, label, isNarrow, isCurrent }: PageLinkProps) {
  return (
    <a
      href={link.path}
      {...useOpenLink()}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? label : undefined}
      className={styles.link}
    >
      <ContributionIcon name={link.icon} />
      <span className={styles.name}>{label}</span>
    </a>
  )
}
