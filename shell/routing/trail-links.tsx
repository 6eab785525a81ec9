import { Icon } from '@stoa/ui/icon'
import { Link } from '@stoa/ui/link'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { ShellContext } from '../extensions/shell-context.ts'
import { pagePlaces } from './page-places.ts'
import styles from './trail-links.module.css'
import { trailTo } from './trail.ts'

/** One page above is what the page's own way back leads to; a trail says more only from two on. */
const WORTH_SAYING = 2

/** The way from the top to the page that is open. */
export function TrailLinks({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  const { registry, manifestText } = useContext(ShellContext)
  const { pathname } = useLocation()
  const places = useMemo(() => pagePlaces(registry), [registry])
  const trail = trailTo(places, pathname)
  if (trail.length < WORTH_SAYING) return null
  return (
    <nav aria-label={t('frame.trail')} className={styles['trail']}>
      <ol className={styles['steps']}>
        {trail.map((step) => (
          <li key={step.path} className={styles['step']}>
            <Link href={step.path} variant="plain">
              {manifestText(step.owner, step.title)}
            </Link>
            <Icon glyph={ChevronRight} size="small" isDirectional />
          </li>
        ))}
        <li className={styles['step']} aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  )
}
