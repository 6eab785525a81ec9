/** All regions with their countries, to choose one of them. */
export const ALL_DRAFT_REGIONS = {
  limit: 500,
  order: 'name',
  fields: 'id,name,currency_code,tax_rate',
  expand: 'countries',
}
