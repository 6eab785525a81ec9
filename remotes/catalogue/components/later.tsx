import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

interface LaterProps {
  onClose: () => void
}

/**
 * A dialog that few people open: its code comes when it is shown first. Where it cannot be fetched, that is told and the
 * dialog counts as closed; the page stays as it is, and the next time it is asked for again.
 */
export function later<Props extends LaterProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const { t } = useTranslation()
    const notify = useNotify()
    const [Part, setPart] = useState(() => known)
    const miss = useEffectEvent(() => {
      notify.error(t('common.notShown.title'), t('common.notShown.message'))
      props.onClose()
    })
    useEffect(() => {
      if (known) return undefined
      let isGone = false
      const bring = async () => {
        try {
          const part = (known = await load())
          if (!isGone) setPart(() => part)
        } catch {
          if (!isGone) miss()
        }
      }
      void bring()
      return () => {
        isGone = true
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
