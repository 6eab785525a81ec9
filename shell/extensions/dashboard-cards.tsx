import type { DashboardCardEntry } from '@stoa/extension-sdk/manifest'
import { Card } from '@stoa/ui/card'
import { Skeleton } from '@stoa/ui/skeleton'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { Contribution } from './contribution.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './dashboard-cards.module.css'
import { usePresent } from './presence.ts'
import type { Admitted } from './registry.ts'
import { ShellContext } from './shell-context.ts'
import { useInView } from './use-in-view.ts'

const DEFAULT_HEIGHT = 160
const NOTHING = {}

/** Dashboard cards of all extensions, in feed order. Renders nothing without cards. */
export function DashboardCards() {
  const { t } = useTranslation('shell')
  const { registry, ledger } = useContext(ShellContext)
  const cards = usePresent(registry.cards)
  if (cards.length === 0) return null
  return (
    <section className={styles.cards} aria-label={t('cards.label')} data-cards>
      <ErrorBoundary ledger={ledger}>
        {cards.map((card) => (
          <DashboardCard key={`${card.extension.manifest.name}/${card.contribution.id}`} card={card} />
        ))}
      </ErrorBoundary>
    </section>
  )
}

function DashboardCard({ card: { extension, contribution } }: { card: Admitted<DashboardCardEntry> }) {
  const { manifestText } = useContext(ShellContext)
  const [ref, isInView] = useInView<HTMLDivElement>()
  const { id, title, size = 'small', height = DEFAULT_HEIGHT } = contribution
  return (
    <div ref={ref} className={styles.card} data-size={size} data-card={id}>
      <Card title={manifestText(extension.manifest.name, title)}>
        <div style={{ minBlockSize: height }}>
          <Contribution
            extension={extension}
            contribution={contribution}
            props={NOTHING}
            isEnabled={isInView}
            placeholder={<Skeleton height={`${height}px`} />}
          />
        </div>
      </Card>
    </div>
  )
}
