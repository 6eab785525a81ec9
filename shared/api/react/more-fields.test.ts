import { expect, it } from '@jest/globals'
import { ApiError, type ApiFailure } from '@stoa/api/http'
import { withMoreFields } from './more-fields.ts'

const failing = (failure: ApiFailure) => new ApiError(failure, { method: 'GET', path: '/admin/products' })
const reading = (failure?: ApiFailure) => {
  const asked: string[] = []
  const read = (fields: string) => {
    asked.push(fields)
    return failure && fields.includes('colour')
      ? Promise.reject(failing(failure))
      : Promise.resolve({ fields })
  }
  return { asked, read }
}
const unavailable = () => Promise.reject(failing({ kind: 'http', status: 503 }))

it('requests its own fields and those of extensions at once', async () => {
  const { asked, read } = reading()
  await withMoreFields('id,title', ['metadata', 'handle'], read)
  await withMoreFields('id,title', [], read)
  expect(asked).toEqual(['id,title,metadata,handle', 'id,title'])
})

it('requests its own fields alone when the store does not know the others, and reports it', async () => {
  const { asked, read } = reading({ kind: 'http', status: 500 })
  expect(await withMoreFields('id', ['colour'], read)).toEqual({ fields: 'id', refusedFields: ['colour'] })
  expect(asked).toEqual(['id,colour', 'id'])
})

it.each<ApiFailure>([{ kind: 'http', status: 401 }, { kind: 'network' }, { kind: 'aborted' }])(
  'does not ask twice after $kind $status',
  async (failure) => {
    const { asked, read } = reading(failure)
    await expect(withMoreFields('id', ['colour'], read)).rejects.toMatchObject({ failure })
    expect(asked).toEqual(['id,colour'])
  },
)

it('fails as the list itself fails', async () => {
  await expect(withMoreFields('id', ['colour'], unavailable)).rejects.toMatchObject({
    failure: { status: 503 },
  })
})
