import Check from 'lucide-react/icons/check'
import type { Key } from 'react-aria-components/ListBox'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../icon/icon.tsx'
import styles from './options.module.css'

interface OptionLineProps {
  id: Key
  label: string
  description?: string
  isDisabled?: boolean
  /** A line for no choice, or for creating an option. */
  isQuiet?: boolean
}

/** One line of a list to choose from, with a tick when it is chosen. */
export function OptionLine({ id, label, description, isDisabled, isQuiet }: OptionLineProps) {
  return (
    <ListBoxItem
      id={id}
      className={styles.option}
      textValue={label}
      isDisabled={isDisabled}
      data-quiet={isQuiet || undefined}
    >
      <span className={styles.text}>
        {label}
        {description ? <span className={styles.description}> {description}</span> : null}
      </span>
      <span className={styles.check}>
        <Icon glyph={Check} size="small" />
      </span>
    </ListBoxItem>
  )
}
