/** What money came from, and how somebody is employed, in the values of the fields. */
export const origins = {
  sale: 'property_sale',
  inheritance: 'inheritance',
  gift: 'gift',
  dividends: 'dividends',
} as const
export const employments = {
  permanent: 'permanent',
  fullTime: 'full_time',
  partTime: 'part_time',
  contract: 'contract',
} as const
