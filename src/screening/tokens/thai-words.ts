/**
 * Words of Thai and Lao names that say no name, or that other languages write too. Thai writes them together with the name (`นายสมชาย`,
 * `บริษัทสยาม`), so that they are read before a name is split into words.
 */

const am = '(?:ำ|ํา)'
const rank = '(?:เอก|โท|ตรี|จัตวา)'
/** Forms of address, academic titles, ranks and their abbreviations. */
const titles = [
  'นางสาว|นายแพทย์|นาย|นาง|เด็กชาย|เด็กหญิง|แพทย์หญิง|ท่านผู้หญิง|คุณหญิง|คุณ(?=\\s)|หม่อมราชวงศ์|หม่อมหลวง',
  '(?:รอง|ผู้ช่วย)?ศาสตราจารย์|ดอกเตอร์',
  `(?:พล|พัน|ร้อย)(?:ต${am}รวจ|เรือ|อากาศ)?${rank}(?=\\s*[ก-ฮเ-ไ])`,
  '(?:[ก-ฮ]{1,3}\\.\\s*){2,4}|(?:ดร|ศ|รศ|ผศ|นพ|พญ)\\.',
  'ທ້າວ(?=\\s)|ນາງ(?=\\s)|ທ່ານ(?=\\s)',
].join('|')
const leadingTitle = new RegExp(`^\\s*(?:(?:${titles})\\s*)+(?=[ก-ฮเ-ไ\\u0e81-\\u0eae\\u0ec0-\\u0ec4]\\S+\\s+\\S{2})`)

/** A person's name without the titles before it; a text of one word besides is unchanged. */
export function withoutThaiTitle(text: string): string {
  return text.replace(leadingTitle, '')
}

/** What an organisation is, by the words of the table of legal forms. */
const forms: readonly (readonly [written: RegExp, meaning: string])[] = [
  [new RegExp(`ห้างหุ้นส่วนจ${am}กัด|(?<![ก-ฮ])หจก\\.?`, 'g'), 'limited partnership'],
  [/(?<![ก-ฮ])บมจ\.?/g, 'plc'],
  [/(?<![ก-ฮ])บจก?\.?(?=\s)/g, 'company limited'],
  [/บริษัท/g, 'company'],
  [new RegExp(`จ${am}กัด`, 'g'), 'limited'],
  [/\(?มหาชน\)?/g, 'plc'],
  [/ธนาคาร/g, 'bank'],
  [/มูลนิธิ/g, 'foundation'],
]

/** An organisation's name with its legal forms and such words in English: they are translated, not spelled in Latin letters. */
export function withThaiForms(text: string): string {
  return forms.reduce((rest, [written, meaning]) => rest.replaceAll(written, ` ${meaning} `), text)
}
