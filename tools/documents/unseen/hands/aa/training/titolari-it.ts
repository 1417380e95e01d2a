import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** An Italian self-declaration of beneficial owners: the declarant on filled lines, the owners as a numbered list. */
export const titolariIt: UnseenLayout = {
  name: 'titolari-it',
  docType: 'ownership_declaration',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'IT')
    const signer = next()
    const owners = Array.from({ length: paper.between(1, 4) }, next)
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(3, 250))
    page.c(297, 62, 'DICHIARAZIONE SOSTITUTIVA DI CERTIFICAZIONE', 12, 'serif-bold')
    page.c(297, 78, '(art. 46 e 47 D.P.R. 28 dicembre 2000 n. 445 - art. 22 D.Lgs. 231/2007)', 8.4, 'serif')
    let y = page.para(
      60,
      116,
      475,
      `${signer.sex === 'F' ? 'La sottoscritta' : 'Il sottoscritto'} ${signer.full}, ${signer.sex === 'F' ? 'nata' : 'nato'} il ${day(signer.born, 'DD/MM/YYYY')}, in qualità di legale rappresentante della società`,
      10,
      'serif',
    )
    page.c(297, y + 14, paper.put('legal_name', `${firm(paper, 'IT')} S.r.l.`), 12, 'serif-bold')
    y = page.para(
      60,
      y + 40,
      475,
      `con sede in Via Emilia Ponente 88, Bologna, codice fiscale e n. di iscrizione al Registro Imprese ${paper.code('0##########')}, consapevole delle sanzioni penali in caso di dichiarazioni mendaci,`,
      10,
      'serif',
    )
    page.c(297, y + 18, 'D I C H I A R A', 11, 'serif-bold')
    y =
      page.para(
        60,
        y + 44,
        475,
        owners.length === 1
          ? 'che il titolare effettivo della società è:'
          : 'che i titolari effettivi della società sono:',
        10,
        'serif',
      ) + 6
    paper.put(
      'beneficial_owners',
      owners.map((who) => `${who.surname} ${who.given}`).join('; '),
      `${owners[0]?.surname} ${owners[0]?.given}`,
    )
    const share = Math.floor(100 / owners.length)
    owners.forEach((who, index) => {
      page.t(70, y, `${index + 1}.`, 10, 'serif')
      page.t(92, y, `${who.surname} ${who.given}`, 10, 'serif-bold')
      page.t(92, y + 14, `C.F. ${paper.code('@@@@@@##@##@###@')} - ${joinedHome(who.lines)}`, 9, 'serif', { fit: 440 })
      page.t(
        92,
        y + 27,
        `quota di partecipazione ${index === 0 ? 100 - share * (owners.length - 1) : share}% - proprietà diretta`,
        9,
        'serif',
      )
      y += 48
    })
    page.para(
      60,
      y + 8,
      475,
      'Il dichiarante si impegna a comunicare tempestivamente ogni variazione dei dati sopra riportati e autorizza il trattamento dei dati personali ai sensi del Regolamento (UE) 2016/679.',
      9.4,
      'serif',
    )
    page.t(60, y + 76, `Bologna, ${paper.put('document_date', sent, day(sent, 'D MMMM YYYY', 'it'))}`, 10, 'serif')
    page.t(360, y + 76, 'Timbro e firma', 10, 'serif')
    page.rule(340, y + 116, 520)
    page.t(60, 812, 'Mod. TE/03 SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}

function joinedHome(lines: readonly string[]): string {
  return `residente in ${lines.join(' - ')}`
}
