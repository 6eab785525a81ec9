import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'

import type { ScanResult } from '../../model/scan.ts'
import { beep } from './beep.ts'

interface ScanFieldProps {
  /** What a line is called. */
  nameOf: (lineId: string) => string
  /** Counts what a code stands for. */
  onScan: (code: string) => ScanResult
  /** Enter without a code goes on. Default: nothing, while pieces are missing. */
  onDone?: (() => void) | undefined
}

const AT_ONCE = { autoFocus: true } as const

/** Takes the codes of what is put into the parcel, from a scanner or typed, and says what each did: aloud, too, where nothing is to be packed. */
export function ScanField({ nameOf, onScan, onDone }: ScanFieldProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [result, setResult] = useState<ScanResult>()
  const submit = () => {
    if (code.trim() === '') {
      onDone?.()
      return
    }
    const scanned = onScan(code)
    if (scanned.kind !== 'counted') beep()
    setResult(scanned)
    setCode('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={3}>
        <TextField
          {...AT_ONCE}
          label={t('orderWork.scan.label')}
          description={t(onDone ? 'orderWork.scan.enter' : 'orderWork.scan.hint')}
          value={code}
          onChange={setCode}
          autoComplete="off"
          spellCheck="false"
        />
        {result?.kind === 'counted' ? (
          <Banner tone="success">
            {t('orderWork.scan.counted', { count: result.packed, title: nameOf(result.lineId) })}
          </Banner>
        ) : null}
        {result?.kind === 'wrong' ? (
          <Banner tone="error" title={t('orderWork.scan.wrong')}>
            {t('orderWork.scan.wrongMessage', { code: result.code })}
          </Banner>
        ) : null}
        {result?.kind === 'tooMany' ? (
          <Banner tone="error" title={t('orderWork.scan.tooMany', { title: nameOf(result.lineId) })}>
            {t('orderWork.scan.tooManyMessage', { count: result.missing })}
          </Banner>
        ) : null}
      </Stack>
    </form>
  )
}
