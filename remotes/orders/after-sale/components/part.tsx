import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Badge, type BadgeProps } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { useId, type ReactNode } from 'react'

import styles from './part.module.css'

interface PartProps {
  title: string
  date: Date | string
  badges: readonly { id: string; text: string; tone: NonNullable<BadgeProps['tone']> }[]
  /** One line for each group of pieces, or for an amount. */
  facts: readonly string[]
  children?: ReactNode
  actions: ReactNode
}

/** A return, exchange, claim or edit: its state, what it is about, and its buttons. */
export function Part({ title, date, badges, facts, children, actions }: PartProps) {
  const { locale } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <Stack gap={2}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          <span className={styles.date}>{formatDate(date, locale)}</span>
          {badges.map(({ id, text, tone }) => (
            <Badge key={id} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        {facts.length > 0 ? (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
        <Inline gap={2}>{actions}</Inline>
      </Stack>
    </section>
  )
}
