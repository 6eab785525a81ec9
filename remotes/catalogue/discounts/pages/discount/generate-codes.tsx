import type { AdminDiscount, DynamicCode } from '@stoa/api/admin/discounts'
import { useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'

import { GenerationResults } from './generation-results.tsx'
import { PatternForm } from './pattern-form.tsx'
import { useGeneration } from './use-generation.ts'

interface GenerateCodesProps {
  template: AdminDiscount
  /** Those that the template has. */
  codes: readonly DynamicCode[]
  onClose: () => void
}

/** Makes many codes of one pattern, and says how each went. */
export function GenerateCodes({ template, codes, onClose }: GenerateCodesProps) {
  const { t } = useTranslation()
  const { generation, start, stop, resume } = useGeneration(template, codes)
  const isRunning = generation?.isRunning ?? false
  useUnsavedChanges(isRunning)
  if (!generation) return <PatternForm template={template} onStart={start} onClose={onClose} />
  const isComplete =
    generation.results.length === generation.wanted &&
    generation.results.every(({ error }) => error === undefined)
  return (
    <Dialog
      isOpen
      // What is under way is stopped first, so that nothing is made unseen.
      onClose={isRunning ? stop : onClose}
      title={t('discounts.codes.generate')}
      footer={
        <>
          {isRunning ? <Button onPress={stop}>{t('discounts.codes.stop')}</Button> : null}
          {isRunning || isComplete ? null : (
            <Button onPress={() => resume(generation)}>{t('discounts.codes.resume')}</Button>
          )}
          <Button variant="primary" isDisabled={isRunning} onPress={onClose}>
            {t('admin.close')}
          </Button>
        </>
      }
    >
      <GenerationResults templateCode={template.code} generation={generation} />
    </Dialog>
  )
}
