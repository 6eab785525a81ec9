/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import PersonalInformationPage from './personal-information.tsx'

const person = { id: 'usr_1', email: 'robin@example.com', first_name: 'Robin', last_name: null }

const store = () => nock(STORE)
const answerWith = (user: object) => store().get('/admin/auth').reply(200, { user })

const options = () => [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
]

function openPersonal() {
  const change = jest.fn((_language: string) => Promise.resolve())
  return { change, ...openPage(PersonalInformationPage, { language: { options, change } }) }
}

async function openPerson() {
  answerWith(person)
  const page = openPersonal()
  const firstName = await screen.findByRole('textbox', { name: 'First name' })
  const lastName = screen.getByRole('textbox', { name: 'Last name' })
  return { ...page, firstName, lastName, save: screen.getByRole('button', { name: 'Save' }) }
}

afterEach(() => {
  localStorage.clear()
})

describe('the names', () => {
  it('are saved and then stand for what the server has', async () => {
    const { lastName, save, messages, hasUnsavedChanges } = await openPerson()
    store().post('/admin/users/usr_1', { first_name: 'Robin', last_name: 'Ito' }).reply(200, { user: person })
    answerWith({ ...person, last_name: 'Ito' })

    expect(save).toBeDisabled()
    await userEvent.type(lastName, 'Ito{Enter}')

    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Saved', message: 'Your name was changed.' }]),
    )
    expect(lastName).toHaveValue('Ito')
    expect(save).toBeDisabled()
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('stay typed when they could not be saved, with the reason', async () => {
    const { lastName, save } = await openPerson()
    store().post('/admin/users/usr_1').reply(500, { message: 'The disk is full' })

    await userEvent.type(lastName, 'Ito{Enter}')

    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full')
    expect(lastName).toHaveValue('Ito')
    await waitFor(() => expect(save).toBeEnabled())
  })

  it('are still there after the page was loaded again', async () => {
    const { lastName, unmount } = await openPerson()
    await userEvent.type(lastName, 'Ito')
    unmount()
    const again = await openPerson()
    expect(again.lastName).toHaveValue('Ito')
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard changes' })[0]!)
    expect(again.lastName).toHaveValue('')
  })

  it('may be left out, but have no blanks around them', async () => {
    const { firstName, save } = await openPerson()

    await userEvent.type(firstName, ' ')
    await userEvent.click(save)
    expect(firstName).toHaveAccessibleDescription('Remove the blanks at the beginning or the end.')
    await userEvent.clear(firstName)
    expect(firstName).toHaveAccessibleDescription('')
  })

  it('are not left unsaved without a question', async () => {
    const { lastName, hasUnsavedChanges } = await openPerson()
    await userEvent.type(lastName, 'Ito')
    expect(hasUnsavedChanges()).toBe(true)
  })
})

it('shows the e-mail address, which cannot be edited', async () => {
  await openPerson()
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  expect(email).toHaveValue('robin@example.com')
  expect(email).toHaveAttribute('readonly')
})

it('keeps language and colours at hand when the person cannot be read, and asks again', async () => {
  store().get('/admin/auth').reply(403, { message: 'Not now' })
  openPersonal()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now')
  expect(screen.getByRole('radiogroup', { name: 'Colors' })).toBeInTheDocument()

  answerWith(person)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Robin')
})

it('switches the language at once', async () => {
  const { change } = await openPerson()
  await userEvent.click(screen.getByRole('button', { name: /Language of the admin/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }))
  expect(change.mock.calls).toEqual([['de']])
})

it('switches the colours at once', async () => {
  await openPerson()
  await userEvent.click(screen.getByRole('radio', { name: /^Dark/ }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(screen.getByRole('radio', { name: /^Dark/ })).toBeChecked()
})

const isOn = (key: string) => key === 'analytics'
const config = () => store().get('/admin/analytics-configs')
const chosen = (choices: object) => ({ analytics_config: choices })
const region = () => screen.findByRole('region', { name: 'Usage insights' })

function openUsage() {
  answerWith(person)
  return openPage(PersonalInformationPage, { flags: { isOn } })
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit preferences' }))
  return {
    anonymize: screen.getByRole('switch', { name: /^Anonymize my usage data/ }),
    optOut: screen.getByRole('switch', { name: /^Opt out of sharing my usage data/ }),
    save: screen.getByRole('button', { name: 'Save' }),
  }
}

describe('usage insights', () => {
  it('are not spoken of where the store collects none', async () => {
    await openPerson()
    expect(screen.queryByRole('region', { name: 'Usage insights' })).not.toBeInTheDocument()
  })

  it.each([
    ['active', { opt_out: false, anonymize: true }, 'Active'],
    ['disabled after opting out', { opt_out: true, anonymize: false }, 'Disabled'],
  ])('are %s', async (_, choices, badge) => {
    config().reply(200, chosen(choices))
    openUsage()
    expect(await within(await region()).findByText(badge)).toBeInTheDocument()
  })

  it('are disabled while the person has not been asked', async () => {
    config().reply(404)
    openUsage()
    expect(await within(await region()).findByText('Disabled')).toBeInTheDocument()
  })

  it('are changed by an update, where opting out takes anonymity back', async () => {
    config().reply(200, chosen({ opt_out: false, anonymize: true }))
    const { messages } = openUsage()
    const { anonymize, optOut, save } = await edit()
    expect(anonymize).toBeChecked()
    await userEvent.click(optOut)
    expect(anonymize).not.toBeChecked()
    expect(anonymize).toBeDisabled()

    const saved = { opt_out: true, anonymize: false }
    store().post('/admin/analytics-configs/update', saved).reply(200, chosen(saved))
    config().reply(200, chosen(saved))
    await userEvent.click(save)
    expect(await within(await region()).findByText('Disabled')).toBeInTheDocument()
    expect(messages).toEqual([
      { type: 'success', title: 'Success', message: 'Your preferences were successfully updated' },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keep the dialog open when the change is refused', async () => {
    config().reply(200, chosen({ opt_out: false, anonymize: false }))
    const { messages } = openUsage()
    const { anonymize, save } = await edit()
    await userEvent.click(anonymize)
    store().post('/admin/analytics-configs/update').reply(500, { message: 'The disk is full' })
    await userEvent.click(save)
    expect(await screen.findByText('The disk is full')).toBeInTheDocument()
    expect(anonymize).toBeChecked()
    expect(messages).toEqual([])
  })

  it('say why they could not be read, and are read again', async () => {
    config().reply(500, { message: 'The disk is full' })
    openUsage()
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full')
    config().reply(200, chosen({ opt_out: false, anonymize: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await region()).findByText('Active')).toBeInTheDocument()
  })
})
