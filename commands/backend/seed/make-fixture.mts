import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { staff } from '../accounts.mts'
import { urlOf, withConnection } from '../database/connection.mts'
import { dumpFixture, fixtureFile } from '../database/fixture-file.mts'
import { removeDataFolder } from '../postgres/postgres-folder.mts'
import { startStore } from '../start-store.mts'
import { Api } from './api.mts'
import { writeCatalogue } from './catalogue/write-catalogue.mts'
import { setUnreachableStatuses } from './orders/set-unreachable-statuses.mts'
import type { ShopWorld } from './orders/shop-world.mts'
import { writeDraftOrders } from './orders/write-draft-orders.mts'
import { writeMoreOrders } from './orders/write-more-orders.mts'
import { writeOrders } from './orders/write-orders.mts'
import { writeSpecialDrafts } from './orders/write-special-drafts.mts'
import { writeSpecialOrders } from './orders/write-special-orders.mts'
import { writeMorePeople } from './people/write-more-people.mts'
import { writePeople } from './people/write-people.mts'
import { writeDiscounts } from './promotions/write-discounts.mts'
import { writeGiftCards } from './promotions/write-gift-cards.mts'
import { writePriceLists } from './promotions/write-price-lists.mts'
import { writeSpecialGiftCards } from './promotions/write-special-gift-cards.mts'
import { Random } from './random.mts'
import { createFirstUser, createSettings } from './settings.mts'
import { StoryClock } from './story-clock.mts'
import { dateMails, renumberOrders, tidyUp } from './tidy-up.mts'
import { writeExport } from './write-export.mts'
import { writeTaxRates } from './write-tax-rates.mts'

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-fixture-'))
const store = await startStore({ port: 9199, dataFolder, database: 'empty' }, (report) => console.log(report))
try {
  await withConnection(urlOf(store.postgres, 'unfinished'), async (sql) => {
    const clock = new StoryClock()
    const random = new Random(20)
    await createFirstUser(sql)
    const visitor = new Api(store.url)
    const staffApi = await visitor.signIn('admin', staff)
    const settings = await step('settings', createSettings(staffApi, clock))
    const catalogue = await step('catalogue', writeCatalogue(staffApi, sql, clock, random, settings))
    await step('tax rates', writeTaxRates(staffApi, settings, catalogue))
    const people = await step('people', writePeople(staffApi, visitor, clock, random))
    await step('discounts', writeDiscounts(staffApi, clock, settings, catalogue, people))
    const world: ShopWorld = { staff: staffApi, clock, random, settings, catalogue, people }
    await step('orders', writeOrders(world))
    await step('draft orders', writeDraftOrders(world))
    await step('gift cards', writeGiftCards(world))
    // Choices of their own, so that what follows changes nothing of the above.
    const more: ShopWorld = { ...world, random: new Random(21) }
    const morePeople = await step('more people', writeMorePeople(staffApi, visitor, clock, more.random))
    const { guests, registered } = morePeople
    const everyone = { ...people, all: [...people.all, ...guests, ...registered] }
    await step('more orders', writeMoreOrders(more, morePeople))
    await step('special orders', writeSpecialOrders({ ...more, people: everyone }))
    await step('special drafts', writeSpecialDrafts({ ...more, people: everyone }))
    await step('special gift cards', writeSpecialGiftCards(more))
    await step('price lists', writePriceLists(staffApi, clock, catalogue, people))
    await step('export', writeExport(staffApi, clock, catalogue, join(dataFolder, 'uploads')))
    await step('statuses', setUnreachableStatuses(sql))
    await step('tidying up', tidyUp(sql, clock))
    await step('dates', clock.rewrite(sql))
    await step('mails', dateMails(sql))
    await step('numbers', renumberOrders(sql))
    mkdirSync(dirname(fixtureFile), { recursive: true })
    await step('fixture', dumpFixture(sql, clock.end.toISOString().slice(0, 10)))
  })
} finally {
  await store.stop()
  removeDataFolder(dataFolder)
}

async function step<T>(name: string, work: Promise<T>): Promise<T> {
  const result = await work
  console.log(`${Math.round(process.uptime())} s  ${name}`)
  return result
}
