import { addDays } from '../../../../calendar.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, page, paragraph, say } from '../kit.ts'
import { home, resident } from '../people.ts'

const serif = { size: 11, face: 'serif', leading: 17 } as const

/** A grant of probate in the court's own sentences: the deceased, two executors with their towns, values, registry date. */
export const probateGrant: UnseenLayout = {
  name: 'probate-grant',
  docType: 'probate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const dead = resident(paper)
    const [one, two] = [resident(paper, paper.chance(0.5) ? dead.last : undefined), resident(paper)]
    const granted = addDays(paper.today, -paper.between(5, 500))
    const died = addDays(granted, -paper.between(60, 320))
    const name = (who: typeof dead) => `${who.first} ${who.middle} ${who.last}`.toUpperCase()
    const executors = [one, two].map(name)
    paper.put('executors', executors.join('; '), executors[0])
    const gross = paper.between(90, 899) * 1000
    const holder = paper.put('document_holder_name', name(dead))
    const registry = paper.pick(['Newcastle', 'Oxford', 'Winchester', 'Leeds'])
    const ref = paper.code('17## #### #### ####')
    return [
      page(
        [
          box(20, 20, 555, 800, { stroke: '#7a6a9a', strokeWidth: 1.2 }),
          ellipse(297, 74, 30, 30, { stroke: '#7a6a9a', strokeWidth: 2 }),
          text(297, 79, 'HCJ', { size: 14, face: 'serif-bold', color: '#7a6a9a', align: 'middle' }),
          text(297, 130, 'In the High Court of Justice', { size: 20, face: 'serif', align: 'middle' }),
          text(297, 152, `The District Probate Registry of ${registry}`, { size: 13, face: 'serif', align: 'middle' }),
          ...paragraph(64, 200, 470, `BE IT KNOWN that ${holder} of ${home(paper).join(', ')}`, serif),
          text(64, 258, `died on ${say(died, 'D MMMM YYYY')}`, { size: 11, face: 'serif' }),
          text(64, 275, 'domiciled in England and Wales', { size: 11, face: 'serif' }),
          ...paragraph(
            64,
            308,
            470,
            'AND BE IT FURTHER KNOWN that the last Will and Testament of the said deceased, a copy of which is annexed, was proved and registered in the said Registry and that the administration of all the estate which by law devolves to and vests in the personal representative of the said deceased was granted by the aforesaid Court to',
            serif,
          ),
          ...paragraph(94, 412, 430, `${executors[0] ?? ''} of ${home(paper).join(', ')}`, serif),
          ...paragraph(94, 452, 430, `and ${executors[1] ?? ''} of ${home(paper).join(', ')}`, serif),
          text(94, 494, 'the Executors named in the said Will', { size: 11, face: 'serif' }),
          ...paragraph(
            64,
            528,
            470,
            `It is hereby certified that it appears from the information supplied on the application for this grant that the gross value of the said estate in the United Kingdom amounts to £${gross.toLocaleString('en-GB')} and the net value of such estate amounts to £${(gross - paper.between(1, 30) * 1000).toLocaleString('en-GB')}`,
            serif,
          ),
          text(64, 626, `Dated ${dated(paper, 'document_date', granted, 'D MMMM YYYY')}`, {
            size: 12,
            face: 'serif-bold',
          }),
          text(360, 668, 'District Registrar', { size: 10, face: 'serif' }),
          ellipse(470, 720, 46, 46, { stroke: '#a9303a', strokeWidth: 2.4 }),
          text(470, 716, 'PROBATE', { size: 9, face: 'serif-bold', color: '#a9303a', align: 'middle' }),
          text(470, 730, registry.toUpperCase(), { size: 8, face: 'serif', color: '#a9303a', align: 'middle' }),
          text(
            64,
            720,
            `Extracted by ${paper.pick(['Hode & Lintott LLP', 'Ainsty Law Limited', 'the Applicants personally'])}`,
            { size: 9, face: 'serif' },
          ),
          text(64, 736, `PROBATE   Case ref ${ref}`, { size: 9, face: 'serif' }),
          ...paragraph(
            64,
            776,
            400,
            'It is a criminal offence to alter this document. Copies without the impressed seal of the court are not evidence.',
            { size: 7.4, face: 'serif', color: '#666666' },
          ),
        ],
        '#fcfbf6',
      ),
    ]
  },
}
