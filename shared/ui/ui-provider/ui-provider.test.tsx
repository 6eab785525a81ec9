import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { t } from '../testing/english.ts'
import { useUiText, type Translate } from './ui-text.ts'
import { UiProvider } from './ui-provider.tsx'

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

  it('is needed around useUiText', () => {
    expect(() => render(<Text />, { onCaughtError: () => undefined })).toThrow(
      'useUiText must be used inside a UiProvider',
    )
  })
})
