import type { Host } from '@stoa/extension-sdk'

import type { FromAdmin, FromFrame } from '../protocol/messages.ts'

type Heard = Extract<FromFrame, { type: 'notice' }>
type Properties = Readonly<Record<string, string | number | boolean>>

/** What a frame may tell about the page that it is on. */
export interface PageSigns {
  onTitle: (title: string | undefined) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** Passes on what frames tell to the ports of their extension. */
export interface NoticeDesk {
  hear(notice: Heard): void
  close(): void
}

/** The keys that open the palette, pressed where the admin does not hear them. */
function openPalette(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
}

export function createNoticeDesk(
  extension: string,
  host: () => Host,
  signs: PageSigns,
  send: (message: FromAdmin) => void,
): NoticeDesk {
  const wanted = new Map<string, boolean | undefined>()
  let stop: (() => void) | undefined
  function tellFlags() {
    for (const [key, known] of wanted) {
      const isOn = host().flags.isOn(key)
      if (isOn === known) continue
      wanted.set(key, isOn)
      send({ type: 'flag', key, isOn })
    }
  }
  return {
    hear({ method, words: [first, second] }) {
      const { notify, navigation, analytics, jobs, flags } = host()
      const text = first as string
      switch (method) {
        case 'notify.success':
        case 'notify.error':
        case 'notify.warn':
        case 'notify.info':
          return notify[method.slice('notify.'.length) as keyof typeof notify](text, second as string)
        case 'navigation.open':
          return navigation.open(text, second as { replace?: boolean })
        case 'navigation.leave':
          return void window.open(text, '_blank', 'noopener,noreferrer')
        case 'analytics.track':
          return analytics.track(extension, text, second as Properties)
        case 'jobs.started':
          return jobs.started()
        case 'jobs.show':
          return jobs.show()
        case 'flags.want':
          wanted.set(text, wanted.get(text))
          stop ??= flags.subscribe(tellFlags)
          return tellFlags()
        case 'page.title':
          return signs.onTitle(first as string | undefined)
        case 'page.unsaved':
          return signs.onUnsaved(first as boolean)
        case 'palette.open':
          return openPalette()
      }
    },
    close: () => stop?.(),
  }
}
