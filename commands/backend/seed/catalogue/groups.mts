interface CategoryPlan {
  name: string
  handle: string
  description?: string
  is_active?: false
  is_internal?: true
  children?: CategoryPlan[]
}

export const categoryPlans: CategoryPlan[] = [
  {
    name: 'Home',
    handle: 'home',
    description: 'Rooms to come back to.',
    children: [
      {
        name: 'Living room',
        handle: 'living-room',
        children: [
          { name: 'Lighting', handle: 'lighting' },
          { name: 'Cushions and throws', handle: 'cushions-throws' },
          { name: 'Decoration', handle: 'decoration' },
        ],
      },
      { name: 'Bedroom', handle: 'bedroom', children: [{ name: 'Bed linen', handle: 'bed-linen' }] },
      { name: 'Bathroom', handle: 'bathroom', children: [{ name: 'Towels', handle: 'towels' }] },
    ],
  },
  {
    name: 'Kitchen',
    handle: 'kitchen',
    description: 'For cooking, laying the table and clearing up.',
    children: [
      {
        name: 'Tableware',
        handle: 'tableware',
        children: [
          { name: 'Mugs and cups', handle: 'mugs-cups' },
          { name: 'Plates and bowls', handle: 'plates-bowls' },
          { name: 'Glasses', handle: 'glasses' },
        ],
      },
      {
        name: 'Cooking',
        handle: 'cooking',
        children: [
          { name: 'Pots and pans', handle: 'pots-pans' },
          { name: 'Knives and boards', handle: 'knives-boards' },
        ],
      },
      { name: 'Storage', handle: 'kitchen-storage' },
    ],
  },
  {
    name: 'Clothing',
    handle: 'clothing',
    children: [
      {
        name: 'Tops',
        handle: 'tops',
        children: [
          { name: 'Shirts', handle: 'shirts' },
          { name: 'Knitwear', handle: 'knitwear' },
        ],
      },
      { name: 'Trousers', handle: 'trousers' },
      {
        name: 'Accessories',
        handle: 'accessories',
        children: [
          { name: 'Bags', handle: 'bags' },
          { name: 'Hats and scarves', handle: 'hats-scarves' },
          { name: 'Socks', handle: 'socks' },
        ],
      },
    ],
  },
  {
    name: 'Paper',
    handle: 'paper',
    children: [
      {
        name: 'Writing',
        handle: 'writing',
        children: [
          { name: 'Notebooks', handle: 'notebooks' },
          { name: 'Pens and pencils', handle: 'pens-pencils' },
        ],
      },
      { name: 'Cards and wrapping', handle: 'cards-wrapping' },
      { name: 'Prints and calendars', handle: 'prints-calendars' },
    ],
  },
  { name: 'Last winter', handle: 'last-winter', is_active: false },
  { name: 'Staff favourites', handle: 'staff-favourites', is_internal: true },
]

export const collectionPlans = [
  { title: 'Morning Table', handle: 'morning-table' },
  { title: 'Quiet Bedroom', handle: 'quiet-bedroom' },
  { title: 'Workshop Wear', handle: 'workshop-wear' },
  { title: 'Paper Trail', handle: 'paper-trail' },
  { title: 'Winter Light', handle: 'winter-light' },
  { title: 'Small Gifts', handle: 'small-gifts' },
]
