// Rule 6: countries of parties and embargoes.
import { testFiles } from './client-file.ts'
import { anna, boris, corporation, individual, of, row, type Values } from './unseen-client.ts'

const ownerIn = (over: Values) =>
  corporation({
    beneficial_owners: [of(anna, { ownership_percent: 60 }), of(boris, { ownership_percent: 40, ...over })],
  })
const directorIn = (over: Values) => corporation({ directors: [of(anna), of(boris, over)] })

testFiles([
  // 6
  ...['Cuba', 'IRN', 'République populaire démocratique de Corée'].map((country) =>
    row(
      `resident of ${country}`,
      '31 CFR 510, 515, 560',
      'us_bsa',
      individual('us_bsa', { country, city: 'Matanzas', province: undefined, postal_code: undefined }),
      { passed: false, blocks: ['geography'] },
    ),
  ),
  ...(
    [
      ['Sevastopol', 'Sevastopol', '299011'],
      ['Simferopol', 'Crimea', '295000'],
      ['Horlivka', 'Donetsk', '84601'],
      ['Alchevsk', 'Luhansk', '94200'],
    ] as const
  ).map(([city, province, postal_code]) =>
    row(
      `resident of ${city}`,
      '31 CFR 589; EO 13685, EO 14065',
      'us_bsa',
      individual('us_bsa', { country: 'UA', city, province, postal_code }),
      { passed: false, blocks: ['geography'] },
    ),
  ),
  row(
    'resident of Lviv',
    '31 CFR 589: these regions only',
    'us_bsa',
    individual('us_bsa', { country: 'UA', city: 'Lviv', province: 'Lviv', postal_code: '79000' }),
    { notFailed: ['geography'] },
  ),
  row(
    'resident of Yalta, sent as Russia',
    '31 CFR 589: the place, not the flag',
    'us_bsa',
    individual('us_bsa', { country: 'RU', city: 'Yalta', province: 'Republic of Crimea', postal_code: '298600' }),
    { passed: false, blocks: ['geography'] },
  ),
  row(
    'resident of Damascus',
    'EO 14312: 31 CFR 542 removed',
    'us_bsa',
    individual('us_bsa', { country: 'SY', city: 'Damascus', province: undefined, postal_code: undefined }),
    { warns: ['geography'] },
  ),
  row(
    'citizen of Iran in Boise',
    '31 CFR 560: residence, not birth',
    'us_bsa',
    individual('us_bsa', { citizenship: 'IR' }),
    { passed: true, notFailed: ['geography'] },
  ),
  row(
    'resident of Isfahan',
    'ministerial directive Iran 2020; 3-checks geography',
    'ca_aml',
    individual('ca_aml', {
      country: 'IR',
      city: 'Isfahan',
      province: undefined,
      postal_code: undefined,
      street1: '12 Chahar Bagh',
    }),
    { passed: false, blocks: ['geography'] },
  ),
  row(
    'resident of Yangon',
    'FATF call for action',
    'ca_aml',
    individual('ca_aml', {
      country: 'MM',
      city: 'Yangon',
      province: undefined,
      postal_code: undefined,
      street1: '12 Pansodan',
    }),
    { warns: ['geography'] },
  ),
  row(
    'tax residence in North Korea',
    'ministerial directive 2017',
    'ca_aml',
    individual('ca_aml', { tax_residences: [{ country: 'KP', number: '1' }] }),
    { passed: false, blocks: ['geography'] },
  ),
  row('owner resident of Cuba', '31 CFR 515', 'us_bsa', ownerIn({ country: 'CU', address: 'Calle 23, La Habana' }), {
    passed: false,
    blocks: ['geography'],
  }),
  row(
    'director resident of Iran',
    'ministerial directive: high risk, no prohibition',
    'ca_aml',
    directorIn({ country: 'IR', address: 'Valiasr 40, Tehran' }),
    { warns: ['geography'] },
  ),
  row(
    'director resident of North Korea',
    'SOR/2011-167: no financial services',
    'ca_aml',
    directorIn({ country: 'KP', address: '4 Haean, Wonsan' }),
    { passed: false, blocks: ['geography'] },
  ),
  row(
    'director resident of Vietnam',
    'FATF increased monitoring; 6',
    'ca_aml',
    directorIn({ country: 'VN', address: '8 Hang Bac, Hanoi' }),
    { warns: ['geography'] },
  ),
  row('director who is a citizen of Haiti', '5-risk 5.4: never High', 'ca_aml', directorIn({ citizenship: 'HT' }), {
    notFailed: ['geography'],
  }),
  row(
    'third party in Iran',
    '6: third parties count',
    'ca_aml',
    individual('ca_aml', {
      third_party: true,
      third_party_name: 'Olof Berglund',
      third_party_address: 'Valiasr 40, Tehran, Iran',
      third_party_phone: '+982155550101',
      third_party_date_of_birth: '1950-05-05',
      third_party_occupation: 'carpet maker',
      third_party_relationship: 'uncle',
    }),
    { warns: ['geography'] },
  ),
  row('owner in Portugal', 'no list', 'us_bsa', ownerIn({ country: 'PT', address: 'Rua do Ouro 4, Lisboa' }), {
    notFailed: ['geography'],
  }),
  row('funds from Iran', '5-risk: funds_country', 'eu_amlr', individual('eu_amlr', { funds_country: 'IR' }), {
    warns: ['geography'],
  }),
  row('a branch in Havana', '31 CFR 515', 'us_bsa', corporation({ operations_countries: ['US', 'Cuba'] }), {
    passed: false,
    blocks: ['geography'],
  }),
  row(
    'director of a listed high-risk third country',
    'Delegated Reg. 2016/1675: Kenya',
    'eu_amlr',
    directorIn({ country: 'KE', address: '4 Moi Avenue, Nairobi' }),
    { warns: ['geography'] },
  ),
])
