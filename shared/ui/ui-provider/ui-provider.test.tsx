import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { t } from '../testing/english.ts'
import { useUiText, type Translate } from './ui-text.ts'
import { UiProvider } from './ui-provider.tsx'

const Locale = () => useLocale().locale

const Text = () => <p>{useUiText()('saveChanges')}</p>

const page = (translate: Translate) => (
  <UiProvider locale="en" t={translate} navigate={jest.fn()}>
    {text}
  </UiProvider>
)
/** The same element each time, so that nothing but the texts makes it new. */
const text = <Text />

describe('UiProvider', () => {
  it('lets the library speak the language of the page, also after it has changed', () => {
    const { rerender } = render(page(t))
    expect(screen.getByText('Save changes')).toBeVisible()

    rerender(page(() => 'Änderungen speichern'))
    expect(screen.getByText('Änderungen speichern')).toBeVisible()
  })

  it('writes no fields in Cyrillic where the language is in Latin script', () => {
    render(
      <UiProvider locale="sr-Latn-BA" t={t} navigate={jest.fn()}>
        <Locale />
      </UiProvider>,
    )
    expect(screen.getByText('hr')).toBeVisible()
  })

  it('is needed around useUiText', () => {
    expect(() => render(<Text />, { onCaughtError: () => undefined })).toThrow(
      'useUiText must be used inside a UiProvider',
    )
  })
})
