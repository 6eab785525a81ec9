import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FilterEditorTexts } from './filter-editor.tsx'
import styles from './filter-editor.module.css'
import { withChoice, type Filter } from './filters.ts'
import { useChoices } from './use-choices.ts'

interface ChoicesEditorProps {
  filter: Filter
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  texts: FilterEditorTexts
}

/** More choices than these get a field that narrows them. */
const MANY = 10

export function ChoicesEditor({ filter, values, onChange, texts }: ChoicesEditorProps) {
  const { choices, isFailed, retry } = useChoices(filter)
  const [wanted, setWanted] = useState('')
  if (isFailed) {
    return (
      <div role="alert" className={styles['failed']}>
        <p>{texts.failed}</p>
        <Button size="small" onPress={retry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (!choices) return <Spinner label={texts.loading} />
  const found = choices.filter(({ label }) => label.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()))
  return (
    <>
      {choices.length > MANY ? <TextField label={texts.find} value={wanted} onChange={setWanted} /> : null}
      <ul className={styles['choices']}>
        {found.map(({ id, label }) => (
          <li key={id}>
            <label className={styles['choice']}>
              <input
                type="checkbox"
                className={styles['box']}
                checked={values.includes(id)}
                onChange={({ target }) => onChange(withChoice(values, id, target.checked))}
              />
              <bdi>{label}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
