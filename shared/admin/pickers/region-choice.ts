/** All regions, without the countries and providers that no choice of one shows. */
export const ALL_REGIONS = { limit: 500, fields: 'id,name,currency_code' }

/** The same, with whether their prices include tax; stores that do not know this refuse the field. */
export const ALL_REGIONS_WITH_TAX = { ...ALL_REGIONS, fields: `${ALL_REGIONS.fields},includes_tax` }
