import { Icon, useNavigation, type SettingsCard } from '@stoa/extension-sdk'
import { useId } from 'react'
import { Link } from 'react-router'

import styles from './card-group.module.css'

interface CardGroupProps {
  title: string
  cards: readonly SettingsCard[]
}

/** Renders nothing without cards. */
export function CardGroup({ title, cards }: CardGroupProps) {
  const titleId = useId()
  const { href } = useNavigation()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ path, label, description, icon }) => (
          <li key={path}>
            <Link to={href(path)} className={styles.card}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{label}</span>
              <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
