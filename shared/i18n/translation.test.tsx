import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createTranslation, startTranslation } from './translation.ts'
import type { TranslationOptions } from './translation.ts'

const english = { shell: { title: 'Orders', only: 'Only in English' } }
const texts: Record<string, object> = {
  '/public/locales/de/shell.json': { title: 'Bestellungen' },
  '/public/locales/de/ui.json': { close: 'Schließen' },
  '/public/locales/ar/shell.json': { title: 'الطلبات' },
  '/public/locales/pt/shell.json': { title: 'Pedidos' },
  '/public/locales/tm/shell.json': { title: 'ஆர்டர்கள்' },
}
/** English comes with the code. */
const notInEnglish = (language: string, _namespace: string, isFallback?: boolean) =>
  language === 'en' && !isFallback ? null : undefined
const network = jest.spyOn(globalThis, 'fetch')
const asked = () => network.mock.calls.map(([url]) => url)
const create = (options: Partial<TranslationOptions> = {}) =>
  createTranslation({ basePath: '/', namespace: 'shell', english, ...options })
const browserSpeaks = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

beforeEach(() => {
  network.mockReset()
  network.mockImplementation((url) => {
    const found = texts[String(url)]
    return Promise.resolve(new Response(JSON.stringify(found ?? 'not found'), { status: found ? 200 : 404 }))
  })
  browserSpeaks('en-GB')
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'i18next=; Max-Age=0; Path=/'
  document.documentElement.lang = ''
  history.replaceState(null, '', '/')
})

describe('the language', () => {
  it('is English without a request when the browser speaks it', async () => {
    const translation = await create()
    expect(translation.t('title')).toBe('Orders')
    expect(asked()).toEqual([])
    expect(document.documentElement).toMatchObject({ lang: 'en-US', dir: 'ltr' })
  })

  it('finds the keys of a later namespace without its name', async () => {
    const translation = await create({ later: ['cart'] })
    translation.addResourceBundle('en', 'cart', { empty: 'Your cart is empty' })
    expect(translation.t('empty')).toBe('Your cart is empty')
    expect(translation.t('title')).toBe('Orders')
  })

  it('is the browser’s without its suffix, and nothing else is loaded', async () => {
    browserSpeaks('pt-PT', 'de')
    const translation = await create()
    expect(translation.t('title')).toBe('Pedidos')
    expect(asked()).toEqual(['/public/locales/pt/shell.json'])
  })

  it('is chosen before its texts are there, and more texts are asked for beside them', async () => {
    browserSpeaks('de')
    const { translation, ready } = startTranslation({
      basePath: '/',
      namespace: 'shell',
      english,
      locate: notInEnglish,
    })
    const more = translation.loadNamespaces('ui')
    expect(translation.language).toBe('de')
    expect(asked()).toEqual(['/public/locales/de/shell.json', '/public/locales/de/ui.json'])
    await Promise.all([ready, more])
    expect(translation.t('title')).toBe('Bestellungen')
    expect(translation.t('close', { ns: 'ui' })).toBe('Schließen')
  })

  it('is written the way it is written', async () => {
    browserSpeaks('ar-EG')
    await create()
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it('is Tamil for a browser that calls it by its real code', async () => {
    browserSpeaks('ta-IN')
    expect((await create()).t('title')).toBe('ஆர்டர்கள்')
    expect(document.documentElement.lang).toBe('ta')
  })

  it('is English when the language of the browser is not supported', async () => {
    browserSpeaks('eo')
    expect((await create()).resolvedLanguage).toBe('en')
  })

  it('is looked for in query string, cookie, local storage, session storage, browser and page, in this order', async () => {
    const found: string[] = []
    const find = async () => {
      found.push((await create()).language)
      localStorage.removeItem('i18nextLng')
      document.cookie = 'i18next=; Max-Age=0; Path=/'
    }
    document.documentElement.lang = 'fr'
    browserSpeaks()
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('')
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await find()
    browserSpeaks('pl')
    await find()
    sessionStorage.setItem('i18nextLng', 'it')
    await find()
    localStorage.setItem('i18nextLng', 'ja')
    await find()
    localStorage.setItem('i18nextLng', 'ja')
    document.cookie = 'i18next=uk; Path=/'
    await find()
    document.cookie = 'i18next=uk; Path=/'
    history.replaceState(null, '', '/?lng=ko')
    await find()
    expect(found).toEqual(['fr', 'pl', 'it', 'ja', 'uk', 'ko'])
  })

  it.each([
    ['de', [], '1.234.567'],
    ['en', ['en-IN'], '12,34,567'],
    ['tm', [], '12,34,567'],
  ])(
    'writes numbers in the texts of %s, for a browser that prefers %p, as %s',
    async (language, preferred, shown) => {
      const translation = await create()
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
      expect(translation.t('{{count, number}}', { count: 1_234_567, lng: language })).toBe(shown)
    },
  )

  it('changes at once, in the page too, and is remembered', async () => {
    const translation = await create()
    await translation.changeLanguage('ar')
    expect(translation.t('title')).toBe('الطلبات')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(localStorage.getItem('i18nextLng')).toBe('ar')
    expect(document.cookie).toContain('i18next=ar')
  })
})

describe('texts', () => {
  it('that are missing are English', async () => {
    browserSpeaks('de')
    expect((await create()).t('only')).toBe('Only in English')
  })

  it('that are not there are only logged', async () => {
    const logged = jest.spyOn(console, 'error').mockReset()
    browserSpeaks('cs')
    expect((await create()).t('title')).toBe('Orders')
    expect(logged.mock.calls).toEqual([
      ['i18next: No shell texts in cs: failed loading /public/locales/cs/shell.json; status code: 404'],
    ])
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('of a later namespace that are not there are English, asked for only then', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    texts['/public/locales/en/stock.json'] = { title: 'Inventory' }
    texts['/public/locales/de/taxes.json'] = { title: 'Steuern' }
    browserSpeaks('de')
    const translation = await create({ locate: notInEnglish })
    await translation.loadNamespaces(['stock', 'taxes'])
    expect(translation.t('title', { ns: 'stock' })).toBe('Inventory')
    expect(translation.t('title', { ns: 'taxes' })).toBe('Steuern')
    expect(asked()).not.toContain('/public/locales/en/taxes.json')
  })

  it('that fail are retried five times, from 350 ms doubling, while the page continues in English', async () => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const times: number[] = []
    const start = Date.now()
    network.mockImplementation(() => {
      times.push(Date.now() - start)
      return Promise.resolve(new Response('', { status: 503 }))
    })
    browserSpeaks('de')
    const creating = create()
    await jest.advanceTimersByTimeAsync(2000)
    expect((await creating).t('title')).toBe('Orders')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850])
    jest.useRealTimers()
  })

  it('are read ten at a time', async () => {
    const translation = await create()
    network.mockImplementation(() => new Promise(() => undefined))
    void translation.loadNamespaces(Array.from({ length: 12 }, (_, index) => `area-${index}`))
    await new Promise((resolve) => setImmediate(resolve))
    expect(network).toHaveBeenCalledTimes(10)
  })

  it('of an extension are loaded from its folder, in the published version only', async () => {
    browserSpeaks('de')
    const url = 'https://loyalty.example/locales/de.json'
    texts[url] = { points: 'Punkte' }
    const translation = await create({
      locate: (language, namespace) => {
        if (namespace !== 'loyalty') return undefined
        return language === 'de' ? { url, integrity: 'sha384-abc' } : null
      },
    })
    network.mockClear()
    await translation.loadNamespaces('loyalty')
    expect(translation.t('points', { ns: 'loyalty' })).toBe('Punkte')
    expect(network.mock.calls).toEqual([[url, expect.objectContaining({ integrity: 'sha384-abc' })]])
  })
})
