/** What the page of a discount shows of it: for a dynamic code the regions of the discount that it stands for, too. */
export const DISCOUNT_OF_PAGE = {
  expand: 'rule,rule.conditions,regions,parent_discount,parent_discount.regions',
}
