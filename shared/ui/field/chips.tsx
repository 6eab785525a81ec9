import X from 'lucide-react/icons/x'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './chips.module.css'

interface ChipsProps {
  /** Names the chips for assistive technology. */
  label: string
  /** The same list while nothing in it changes. */
  items: readonly { id: string; label: string }[]
  onRemove: (ids: ReadonlySet<string>) => void
  isDisabled?: boolean
  /** Label of the button that shows all items: of many items only the last are shown. Without it all are shown. */
  more?: ((count: number) => string) | undefined
}

/** So many are shown when there are more. */
const MOST = 40

/**
 * Chosen things as a row of chips; arrow keys move between them, Delete or their button removes one. There may be
 * hundreds: with the same items they are not drawn again, whatever the field around them does.
 */
export function Chips({ onRemove, items, more, ...rest }: ChipsProps) {
  const [isWhole, setWhole] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const hidden = more && !isWhole ? Math.max(items.length - MOST, 0) : 0
  const shown = useMemo(() => items.slice(hidden), [items, hidden])
  useLayoutEffect(() => {
    if (isWhole) frame.current?.querySelector<HTMLElement>('[role=row]')?.focus()
  }, [isWhole])
  const onRemoveRef = useRef(onRemove)
  useLayoutEffect(() => {
    onRemoveRef.current = onRemove
  })
  const remove = useCallback((ids: ReadonlySet<string>) => onRemoveRef.current(ids), [])
  return (
    <span ref={frame} className={styles.frame}>
      {more && hidden > 0 ? (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {more(hidden)}
        </Button>
      ) : null}
      <ChipRow {...rest} items={shown} onRemove={remove} />
    </span>
  )
}

const ChipRow = memo(function ChipRow({ label, items, onRemove, isDisabled }: ChipsProps) {
  const remove = (keys: Set<string | number>) => onRemove(new Set([...keys].map(String)))
  return (
    <TagGroup aria-label={label} className={styles.group} onRemove={isDisabled ? undefined : remove}>
      <TagList className={styles.chips}>
        {items.map((item) => (
          <Tag
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={styles.chip}
            isDisabled={isDisabled}
          >
            <bdi className={styles.text}>{item.label}</bdi>
            {isDisabled ? null : (
              <AriaButton slot="remove" className={styles.remove}>
                <Icon glyph={X} size="small" />
              </AriaButton>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
})
