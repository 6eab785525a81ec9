import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../icon/icon.tsx'
import styles from './chips.module.css'

interface ChipsProps {
  /** Names the chips for assistive technology. */
  label: string
  items: readonly { id: string; label: string }[]
  onRemove: (ids: ReadonlySet<string>) => void
  isDisabled?: boolean
}

/** Chosen things as a row of chips; arrow keys move between them, Delete or their button removes one. */
export function Chips({ label, items, onRemove, isDisabled }: ChipsProps) {
  const remove = (keys: Set<string | number>) => onRemove(new Set([...keys].map(String)))
  return (
    <TagGroup aria-label={label} className={styles['group']} onRemove={isDisabled ? undefined : remove}>
      <TagList className={styles['chips']}>
        {items.map((item) => (
          <Tag
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={styles['chip']}
            isDisabled={isDisabled}
          >
            <bdi className={styles['text']}>{item.label}</bdi>
            {isDisabled ? null : (
              <Button slot="remove" className={styles['remove']}>
                <Icon glyph={X} size="small" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
