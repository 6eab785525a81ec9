import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

import type { useDeleteRecord } from './use-delete-record.ts'

interface DeleteButtonProps {
  /** Of the page's record. */
  deletion: ReturnType<typeof useDeleteRecord>
  /** True until it is known what is lost. Default false. */
  isDisabled?: boolean
}

/** Deletes the record of a page after asking. */
export function DeleteButton({ deletion: { ask, isPending }, isDisabled = false }: DeleteButtonProps) {
  const { t } = useTranslation()
  return (
    <Button tone="danger" isLoading={isPending} isDisabled={isDisabled} onPress={() => void ask()}>
      {t('admin.delete')}
    </Button>
  )
}
