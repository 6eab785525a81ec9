import { randomInt } from 'node:crypto'
import { AbstractFulfillmentService } from '../interfaces.mts'
import { postageFor } from './postage.mts'

type Data = Record<string, unknown>

interface Cart {
  items: { quantity: number }[]
  region: { currency_code: string }
}

/** What the carrier does not deliver to. */
const refusedPostalCode = '00000'

const options = [
  { id: 'test-post-flat', name: 'At a flat rate' },
  { id: 'test-post-by-piece', name: 'Calculated by the number of pieces' },
  { id: 'test-post-return', name: 'Return at a flat rate', is_return: true },
]

/** A carrier that computes postage, gives parcels a number and a tracking link, and refuses one postal code. */
export default class TestPost extends AbstractFulfillmentService {
  static identifier = 'test-post'

  async getFulfillmentOptions() {
    return options
  }

  async validateOption({ id }: Data) {
    return options.some((option) => option.id === id)
  }

  async validateFulfillmentData(_option: Data, data: Data) {
    return data
  }

  async canCalculate({ id }: Data) {
    return id === 'test-post-by-piece'
  }

  async calculatePrice(_option: Data, _data: Data, { items, region }: Cart) {
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    return postageFor(pieces, region.currency_code)
  }

  async createFulfillment(
    _method: Data,
    _items: object[],
    order: { shipping_address?: { postal_code?: string | null } | null },
  ): Promise<Data> {
    if (order.shipping_address?.postal_code === refusedPostalCode)
      throw Object.assign(new Error(`The carrier does not deliver to ${refusedPostalCode}.`), {
        type: 'not_allowed',
      })
    return parcel()
  }

  async cancelFulfillment() {
    return {}
  }

  async createReturn() {
    return parcel()
  }

  async getFulfillmentDocuments() {
    return []
  }

  async getReturnDocuments() {
    return []
  }

  async getShipmentDocuments() {
    return []
  }

  async retrieveDocuments() {
    return []
  }
}

function parcel(): Data {
  const tracking_number = `TP${randomInt(100_000_000, 999_999_999)}`
  const tracking_url = `${process.env.BACKEND_URL}/development/parcels/${tracking_number}`
  return { tracking_number, tracking_url }
}
