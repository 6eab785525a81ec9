import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import type { FieldValues } from 'react-hook-form'

import { savedText } from './saved-text.ts'
import type { RecordForm } from './use-record-form.ts'

/** The state of a form that its notices are about; a dialog without fields has only `failure`. */
export type Noticed = Pick<RecordForm<FieldValues>, 'failure'> &
  Partial<
    Pick<
      RecordForm<FieldValues>,
      'outcome' | 'check' | 'changedMeanwhile' | 'shown' | 'isRestored' | 'discard'
    >
  >

interface FormNoticesProps {
  form: Noticed
  /** Nothing is saved yet that could be read again and compared. Default false. */
  isNew?: boolean
}

/** Everything a form has to say above its fields: a refusal, an unknown outcome, a restored draft, changes by others. */
export function FormNotices({ form, isNew = false }: FormNoticesProps) {
  const { failure, outcome, check, changedMeanwhile = {}, shown, isRestored, discard } = form
  const { t, locale } = useTranslation()
  const changed = Object.entries(changedMeanwhile)
  const discardButton = (
    <Button size="small" onPress={discard}>
      {t('admin.discard.action')}
    </Button>
  )
  return (
    <>
      {failure ? (
        <Banner tone="error" title={t('admin.notSaved')}>
          {failure}
        </Banner>
      ) : null}
      {outcome === 'saved' ? <Banner tone="success" title={t('admin.unknown.saved')} /> : null}
      {outcome === 'unknown' || outcome === 'unsaved' ? (
        <Banner
          tone="warning"
          title={t(`admin.unknown.${outcome === 'unsaved' ? 'unsaved' : 'title'}`)}
          actions={
            isNew || !check || outcome === 'unsaved' ? null : (
              <Button size="small" onPress={check}>
                {t('admin.unknown.check')}
              </Button>
            )
          }
        >
          {outcome === 'unsaved' ? null : t('admin.unknown.kept')}
        </Banner>
      ) : null}
      {changed.length > 0 ? (
        <Banner tone="warning" title={t('admin.changed.title')} actions={discardButton}>
          {t('admin.changed.message')}
          <ul>
            {changed.map(([name, value]) => (
              <li key={name}>
                <bdi>{savedText(value, shown?.get(name) ?? {}, locale)}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {isRestored && changed.length === 0 ? (
        <Banner actions={discardButton}>{t('admin.restored')}</Banner>
      ) : null}
    </>
  )
}
