import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { sayExample } from '../gallery/example-phrases.ts'
import { usePhrases, type SayPhrase } from './phrases.ts'
import { UiProvider } from './ui-provider.tsx'

const Phrase = () => <p>{usePhrases()('saveChanges')}</p>

const page = (say: SayPhrase) => (
  <UiProvider locale="en" say={say} navigate={jest.fn()}>
    {phrase}
  </UiProvider>
)
/** The same element each time, so that nothing but the phrases makes it new. */
const phrase = <Phrase />

describe('UiProvider', () => {
  it('lets the library speak the language of the page, also after it has changed', () => {
    const { rerender } = render(page(sayExample))
    expect(screen.getByText('Save changes')).toBeVisible()

    rerender(page(() => 'Änderungen speichern'))
    expect(screen.getByText('Änderungen speichern')).toBeVisible()
  })

  it('is needed around usePhrases', () => {
    expect(() => render(<Phrase />, { onCaughtError: () => undefined })).toThrow(
      'usePhrases must be used inside a UiProvider',
    )
  })
})
