import type { Api } from '../api.mts'
import type { Catalogue } from '../catalogue/write-catalogue.mts'
import type { People } from '../people/write-people.mts'
import type { Random } from '../random.mts'
import type { Settings } from '../settings.mts'
import type { StoryClock } from '../story-clock.mts'

/** All that an order can draw on. */
export interface ShopWorld {
  /** Acts for the main staff member. */
  staff: Api
  clock: StoryClock
  random: Random
  settings: Settings
  catalogue: Catalogue
  people: People
}
