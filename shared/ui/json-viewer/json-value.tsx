import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { cut, kindOf } from './json-nodes.ts'
import styles from './json-viewer.module.css'

interface JsonValueProps {
  value: unknown
  /** How many entries it has. */
  count: number
  isExpanded: boolean
}

const LONGEST = 120

/** One value as JSON writes it; a long text without its end, an object or a list by how much is in it. */
export function JsonValue({ value, count, isExpanded }: JsonValueProps) {
  const t = useUiText()
  const [isWhole, setWhole] = useState(false)
  const kind = kindOf(value)
  if (kind === 'object' || kind === 'array') {
    const [open, close] = kind === 'object' ? ['{', '}'] : ['[', ']']
    if (count === 0) return <bdi className={styles.value}>{open + close}</bdi>
    return isExpanded ? null : <span className={styles.count}>{t('json.entries', { count })}</span>
  }
  const text = kind === 'null' ? 'null' : JSON.stringify(value)
  const shown = isWhole ? text : cut(text, LONGEST)
  return (
    <>
      <bdi className={styles.value} data-kind={kind}>
        {shown}
      </bdi>
      {shown === text ? null : (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {t('json.showAll')}
        </Button>
      )}
    </>
  )
}
