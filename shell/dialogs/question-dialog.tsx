import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './question-dialog.module.css'
import type { OpenQuestion } from './question-queue.ts'

export function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { t } = useTranslation('shell')
  const [typed, setTyped] = useState('')
  const { title, message, confirmLabel, tone, typeToConfirm, answer } = question
  const isTyped = typeToConfirm === undefined || typed.trim() === typeToConfirm
  return (
    <Dialog
      isOpen
      onClose={() => answer(false)}
      title={title}
      isAlert
      size="small"
      onSubmit={() => {
        if (isTyped) answer(true)
      }}
      footer={
        <>
          <Button onPress={() => answer(false)}>{t('question.cancel')}</Button>
          <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} isDisabled={!isTyped}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{message}</p>
      {typeToConfirm === undefined ? null : (
        <TextField
          label={t('question.type', { text: typeToConfirm })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
      )}
    </Dialog>
  )
}
