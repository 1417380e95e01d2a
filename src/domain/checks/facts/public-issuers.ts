import { provinceCode } from '../../names/provinces.ts'
import { printedText, readRecords } from '../../values/data-record.ts'
import { countryCode } from '../../values/countries.ts'
import data from './public-issuers.json' with { type: 'json' }

const issuers = new Map(
  readRecords('public-issuers.json', data, (record) => ({
    key: `${record.text('type', /^[a-z_]+$/)} ${record.text('province', /^(?:[A-Z]{2})?$/)}`,
    issuer: record.text('issuer', printedText),
  })).map(({ key, issuer }) => [key, issuer]),
)

/**
 * The public body that issues a Canadian document of this type in this province, which the document need not name; null when the
 * type and the place do not say. PCMLTFR s. 105(4); docs/rules/policy-packs.md#identity-methods.
 */
export function publicIssuer(
  docType: string,
  fields: Readonly<Record<string, string>>,
  home: string | undefined,
): string | null {
  const { id_country: country = 'CA', id_province: province = home ?? '' } = fields
  const isCanadian = docType === 'permanent_resident_card' || (countryCode(country) ?? country) === 'CA'
  if (!isCanadian) return null
  const place = provinceCode(province, 'CA') ?? province
  return issuers.get(`${docType} `) ?? issuers.get(`${docType} ${place}`) ?? null
}
