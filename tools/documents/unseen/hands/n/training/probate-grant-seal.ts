import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { place } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, issuers, named } from '../people.ts'
import { day, putDay, putNames, recent } from '../print.ts'

/** An English grant: the court centred in capitals, the dead and the executors in set sentences, gross and net estate, a seal. */
export const probateGrantSeal: UnseenLayout = {
  name: 'probate-grant-seal',
  docType: 'probate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [dead, ...others] = crowd(paper, 'GB', paper.between(2, 3))
    if (dead === undefined) throw new Error('Nobody died.')
    const page = openWriter('a4', { face: 'serif', size: 10.5 })
    const made = recent(paper, 5, 300)
    const died = addDays(made, -paper.between(60, 400))
    const isGrant = paper.chance(0.6)
    page.say(297, 70, 'IN THE HIGH COURT OF JUSTICE', { align: 'middle', face: 'serif-bold', size: 13 })
    page.say(297, 90, paper.pick(['The District Probate Registry at Exeter', 'The Principal Registry of the Family Division', 'The Probate Registry of Wales']), { align: 'middle' })
    page.add(...place(seal(100, 100, 90, '#a8843c'), { x: 430, y: 560, scale: 0.55 }))
    let y = page.wrap(70, 140, 460, `BE IT KNOWN that ${paper.put('document_holder_name', paper.chance(0.5) ? named(dead).toUpperCase() : named(dead))}`, { leading: 18 })
    y = page.say(70, y, `of ${address(paper, 'GB').join(', ')}`)
    y = page.say(70, y + 8, `died on ${paper.chance(0.3) ? 'or about ' : ''}${day(died, 'ukOrdinal')} domiciled in England and Wales`)
    const powers = isGrant ? 'AND BE IT FURTHER KNOWN that the last Will and Testament of the said deceased (a copy of which is annexed) was proved and registered in the said Registry and that administration of all the estate which by law devolves to and vests in the personal representative was granted to' : 'AND BE IT FURTHER KNOWN that, the deceased having died intestate, Letters of Administration of all the estate were granted by this Court to'
    y = page.wrap(70, y + 12, 460, powers, { leading: 16 })
    for (const name of putNames(paper, 'executors', others.map(named))) {
      y = page.say(110, y + 6, name, { face: 'serif-bold' })
      y = page.say(110, y, `of ${address(paper, 'GB').join(', ')}`, { size: 9 })
    }
    y = page.say(70, y + 8, isGrant ? paper.pick(['the executor(s) named in the Will', 'executor(s)']) : 'the lawful kin of the deceased')
    const gross = paper.between(90, 990) * 1000
    y = page.wrap(70, y + 14, 460, `It is hereby certified that it appears from information supplied on the application that the gross value of the said estate in the United Kingdom amounts to £${gross.toLocaleString('en-GB')} and the net value amounts to £${Math.round(gross * 0.94).toLocaleString('en-GB')}.`, { leading: 16 })
    page.say(70, y + 20, `${paper.pick(['Dated', 'Date of grant', 'Dated the'])} ${putDay(paper, 'document_date', made, paper.pick(['uk', 'ukOrdinal']))}`)
    page.column(70, y + 60, ['District Registrar / Probate Officer', `Grant reference ${paper.code('16########@')}`], { size: 9 })
    page.column(70, y + 110, [`Extracted by ${paper.pick(issuers.solicitors)}`, `(Ref: ${paper.code('@@@/#####')})`], { size: 8 })
    return [page.sheet('PROBATE – SPECIMEN – not valid without the impressed seal')]
  },
}
