import { Banner, type BannerProps } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { takeBackVersion } from '../containment/chosen-versions.ts'
import type { OtherVersion, Override } from '../containment/environment.ts'
import { stopOverride } from '../containment/overrides.ts'
import { addressWithAll, BY_ADDRESS } from '../containment/switched-off.ts'
import { useSaveChoice } from '../containment/use-save-choice.ts'
import { WithTexts } from '../../language/with-texts.tsx'
import { useFigures } from '../operator-page/use-figures.ts'
import { ShellContext } from '../shell-context.ts'
import type { MissingFeed } from '../../federation/recover-feed.ts'
import styles from './notice-list.module.css'

/** Notices of how this browser differs from the feed, each with a way back. */
export function NoticeList() {
  const { environment } = useContext(ShellContext)
  const off = Object.entries(environment.switchedOff).flatMap(([name, by]) =>
    by === BY_ADDRESS ? [name] : [],
  )
  return (
    <div className={styles.notices}>
      {environment.missingFeed ? <MissingFeedNotice missing={environment.missingFeed} /> : null}
      <WithTexts namespace="extensions">
        {off.length > 0 ? <SwitchedOffNotice names={off} /> : null}
        {environment.overrides.map((override) => (
          <OverrideNotice key={override.base} override={override} />
        ))}
        {environment.versions.map((version) => (
          <VersionNotice key={version.name} version={version} />
        ))}
      </WithTexts>
    </div>
  )
}

interface NoticeProps extends Pick<BannerProps, 'tone' | 'title' | 'children'> {
  /** Label of the button that goes back. */
  back: string
  /** Goes back; the page reloads afterwards. */
  onBack: () => void
}

function Notice({ back, onBack, ...banner }: NoticeProps) {
  const save = useSaveChoice()
  const goBack = () => {
    if (save(onBack)) location.reload()
  }
  return (
    <Banner
      {...banner}
      actions={
        <Button size="small" onPress={goBack}>
          {back}
        </Button>
      }
    />
  )
}

function MissingFeedNotice({ missing: { reason, detail, hasExtensions } }: { missing: MissingFeed }) {
  const { t } = useTranslation(['shell', 'trust'])
  return (
    <Banner
      tone="warning"
      title={hasExtensions ? t('feed.asLastSeen') : t('feed.areasAlone')}
      actions={
        <Button size="small" onPress={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    >
      {t(`feed.${reason}`, { ns: ['shell', 'trust'] })} <code dir="ltr">{detail}</code>
    </Banner>
  )
}

function SwitchedOffNotice({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('shell')
  const { codes } = useFigures()
  const isAll = names.includes('*')
  return (
    <Notice
      tone="warning"
      title={isAll ? t('containment.offAll') : t('containment.offSome', { names: codes(names) })}
      back={t('containment.switchOn')}
      onBack={() => history.replaceState(history.state, '', addressWithAll())}
    />
  )
}

function OverrideNotice({ override: { base, name, fault } }: { override: Override }) {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const refusal = registry.extensions.some((extension) => extension.base === base)
    ? undefined
    : registry.findings.find(({ extension, contribution }) => extension === name && !contribution)?.message
  const stop = { back: t('containment.stop'), onBack: () => stopOverride(base) }
  if (fault !== undefined) {
    return (
      <Notice {...stop} tone="warning" title={t('containment.overrideSilent', { base })}>
        {t('containment.overrideSilentMessage')} <code dir="ltr">{fault}</code>
      </Notice>
    )
  }
  if (refusal !== undefined) {
    return (
      <Notice {...stop} tone="error" title={t('containment.overrideRefused', { name, base })}>
        <span dir="ltr">{refusal}</span>
      </Notice>
    )
  }
  return <Notice {...stop} tone="info" title={t('containment.overrideRuns', { name, base })} />
}

function VersionNotice({
  version: { name, version, insteadOf, isAutomatic, fault },
}: {
  version: OtherVersion
}) {
  const { t } = useTranslation('shell')
  const back = {
    back: t('containment.backTo', { version: insteadOf }),
    onBack: () => takeBackVersion(name),
  }
  if (fault === undefined)
    return (
      <Notice {...back} tone="info" title={t('containment.versionRuns', { name, version, insteadOf })}>
        {isAutomatic ? t('containment.versionStepped', { insteadOf }) : null}
      </Notice>
    )
  return (
    <Notice {...back} tone="warning" title={t('containment.versionFailed', { name, version, insteadOf })}>
      <code dir="ltr">{fault}</code>
    </Notice>
  )
}
