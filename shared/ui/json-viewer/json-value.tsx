import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { cut, kindOf } from './json-nodes.ts'
import styles from './json-viewer.module.css'

/** The words that stand beside values. */
export interface JsonValueTexts {
  /** How much is in a closed object or list: `3 entries`. */
  entries: (count: number) => string
  /** Shows the rest of a long text. */
  showAll: string
}

interface JsonValueProps {
  value: unknown
  /** How many entries it has. */
  count: number
  isExpanded: boolean
  texts: JsonValueTexts
}

const LONGEST = 120

/** One value as JSON writes it; a long text without its end, an object or a list by how much is in it. */
export function JsonValue({ value, count, isExpanded, texts }: JsonValueProps) {
  const [isWhole, setWhole] = useState(false)
  const kind = kindOf(value)
  if (kind === 'object' || kind === 'array') {
    const [open, close] = kind === 'object' ? ['{', '}'] : ['[', ']']
    if (count === 0) return <bdi className={styles['value']}>{open + close}</bdi>
    return isExpanded ? null : <span className={styles['count']}>{texts.entries(count)}</span>
  }
  const text = kind === 'null' ? 'null' : JSON.stringify(value)
  const shown = isWhole ? text : cut(text, LONGEST)
  return (
    <>
      <bdi className={styles['value']} data-kind={kind}>
        {shown}
      </bdi>
      {shown === text ? null : (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {texts.showAll}
        </Button>
      )}
    </>
  )
}
