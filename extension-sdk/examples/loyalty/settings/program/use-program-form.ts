import { useClient, useNotify, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { useState, type FormEvent } from 'react'

import { writeProgram } from '../../calls/store.ts'
import { readRate, type Program } from '../../model/program.ts'

interface ProgramFormOptions {
  stored: Program
  onSaved: (program: Program) => void
  /** An invalid rate was to be saved. */
  onRateWrong: () => void
}

/** The form of the program's rules. What was typed outlives a failed save. */
export function useProgramForm({ stored, onSaved, onRateWrong }: ProgramFormOptions) {
  const client = useClient()
  const notify = useNotify()
  const { t } = useTranslation()
  const [isEnabled, setIsEnabled] = useState(stored.isEnabled)
  const [rate, setRate] = useState(String(stored.pointsPerUnit))
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const pointsPerUnit = readRate(rate)
  const isDirty = isEnabled !== stored.isEnabled || pointsPerUnit !== stored.pointsPerUnit
  useUnsavedChanges(isDirty && !isBusy)

  const send = async (program: Program) => {
    setIsBusy(true)
    setFailure(null)
    try {
      onSaved(await writeProgram(client, program))
      notify.success(t('program.saved'), t(program.isEnabled ? 'program.on' : 'program.off'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isDirty) return
    setIsChecked(true)
    if (pointsPerUnit === null) onRateWrong()
    else void send({ isEnabled, pointsPerUnit })
  }

  return {
    isEnabled,
    setIsEnabled,
    rate,
    setRate,
    isRateWrong: isChecked && pointsPerUnit === null,
    isDirty,
    isBusy,
    failure,
    save,
  }
}
