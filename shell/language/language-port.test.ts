import { jest } from '@jest/globals'
import { anArea } from '@stoa/extension-sdk/admission/testing'
import { createInstance, type BackendModule, type ResourceKey } from 'i18next'

import { locateTexts, prepareTexts, registerTexts } from './extension-texts.ts'
import { createLanguagePort } from './language-port.ts'

const FILES: Record<string, ResourceKey> = {
  'de documents': { total: 'Gesamt' },
  'en documents': { total: 'Total' },
}

/** Answers what the server would: only files that are looked for; no texts where none are needed. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const located = locateTexts(language, namespace)
    const file = located === undefined && FILES[`${language} ${namespace}`]
    if (located === null) done(null, {})
    else if (file) done(null, file)
    else done('404', false)
  },
}

async function open(language: string) {
  const translation = createInstance()
  prepareTexts(language)
  await translation
    .use(backend)
    .init({ lng: language, fallbackLng: 'en', ns: [], partialBundledLanguages: true })
  return { translation, port: createLanguagePort(translation) }
}

async function portIn(language: string) {
  const { translation, port } = await open(language)
  // As the page of an order does.
  await translation.loadNamespaces('documents')
  return port
}

beforeAll(() => registerTexts([anArea('orders', { texts: { de: {}, en: {}, fr: {} } })]))

test.each([
  ['de', 'en', 'Total'],
  ['en', 'de', 'Gesamt'],
])('an admin in %s has texts in %s for others', async (own, language, total) => {
  const text = await (await portIn(own)).textIn(language, 'orders', 'documents')
  expect(text('documents.total')).toBe(total)
  expect(text('documents.unknown')).toBe('documents.unknown')
})

test('texts that cannot be loaded are a failure', async () => {
  const port = await portIn('en')
  await expect(port.textIn('fr', 'orders', 'documents')).rejects.toThrow('could not be loaded in fr')
})

test('texts that arrive are reported where one of them was looked up before', async () => {
  const { translation, port } = await open('en')
  const onChange = jest.fn()
  port.subscribe(onChange)
  port.text('orders', 'other.total')
  await translation.loadNamespaces('documents')
  expect(onChange).not.toHaveBeenCalled()
  expect(port.text('orders', 'documents.total')).toBe('Total')
  await translation.reloadResources(['en'], ['documents'])
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(port.version()).toBe(1)
})

test('texts of the component library are reported, which are looked up elsewhere', async () => {
  const { translation, port } = await open('en')
  const onChange = jest.fn()
  port.subscribe(onChange)
  await translation.reloadResources(['en'], ['ui'])
  expect(onChange).toHaveBeenCalled()
})
