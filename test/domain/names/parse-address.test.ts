import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseAddress, type AddressParts } from '../../../src/domain/names/parse-address.ts'

const addresses: readonly (readonly [text: string, country: string | undefined, parts: AddressParts])[] = [
  [
    '123 rue Principale, Montréal QC H2X 1Y4',
    'CA',
    { street1: '123 rue Principale', city: 'Montréal', province: 'QC', postal_code: 'H2X 1Y4' },
  ],
  [
    '123, rue Principale, app. 4, Montréal (Québec) h2x1y4',
    undefined,
    { street1: '123 rue Principale', street2: 'app. 4', city: 'Montréal', province: 'QC', postal_code: 'H2X 1Y4' },
  ],
  [
    '350 Main Street, Ottawa, ON, K1A 0B1, Canada',
    'CA',
    { street1: '350 Main Street', city: 'Ottawa', province: 'ON', postal_code: 'K1A 0B1', country: 'CA' },
  ],
  ['55 rue X\nLaval\nQC H7N 1A1', 'CA', { street1: '55 rue X', city: 'Laval', province: 'QC', postal_code: 'H7N 1A1' }],
  ['12 rue X, Québec G1R 4P5', 'CA', { street1: '12 rue X', city: 'Québec', postal_code: 'G1R 4P5' }],
  ['12 rue X, Québec QC', 'CA', { street1: '12 rue X', city: 'Québec', province: 'QC' }],
  [
    'Suite 200, 1000 De La Gauchetière, Montréal, QC',
    'CA',
    { street1: '1000 De La Gauchetière', street2: 'Suite 200', city: 'Montréal', province: 'QC' },
  ],
  [
    '123 rue Principale Montréal QC H2X 1Y4',
    'CA',
    { street1: '123 rue Principale Montréal', province: 'QC', postal_code: 'H2X 1Y4' },
  ],
  ['10 rue de Rivoli 75001 Paris', 'FR', { street1: '10 rue de Rivoli', city: 'Paris', postal_code: '75001' }],
  [
    '10 rue de Rivoli, 75001 Paris, France',
    'CA',
    { street1: '10 rue de Rivoli', city: 'Paris', postal_code: '75001', country: 'FR' },
  ],
  [
    '45 Boulevard Zerktouni, 20000 Casablanca Maroc',
    undefined,
    { street1: '45 Boulevard Zerktouni', city: 'Casablanca', postal_code: '20000', country: 'MA' },
  ],
  [
    '45 Boulevard Zerktouni, Casablanca, Maroc',
    'MA',
    { street1: '45 Boulevard Zerktouni', city: 'Casablanca', country: 'MA' },
  ],
  ['75001 Paris', 'FR', { city: 'Paris', postal_code: '75001' }],
  [
    '742 Evergreen Terrace, Springfield, IL 62701-1234',
    'US',
    { street1: '742 Evergreen Terrace', city: 'Springfield', province: 'IL', postal_code: '62701-1234' },
  ],
  [
    '1 Peachtree St, Atlanta, Georgia 30303',
    undefined,
    { street1: '1 Peachtree St', city: 'Atlanta', province: 'GA', postal_code: '30303' },
  ],
  [
    '10500 Wilshire Blvd, Los Angeles, CA',
    'US',
    { street1: '10500 Wilshire Blvd', city: 'Los Angeles', province: 'CA' },
  ],
  ['somewhere over the rainbow', 'CA', {}],
  ['Paris, Rue de France', undefined, {}],
  ['', 'CA', {}],
]
for (const [text, country, parts] of addresses) {
  test(`"${text.replaceAll('\n', ' / ')}" has the parts ${Object.keys(parts).join(', ') || 'none'}`, () => {
    assert.deepEqual(parseAddress(text, country), parts)
  })
}

test('any text is parsed, and every part found stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { street1 } = parseAddress(text)
      if (street1 !== undefined) assert.match(street1, /^\d/)
    }),
  )
})
