import { addDays, parts } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, dayIn, months, page, paragraph, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'
import { dateInFrench } from '../words.ts'

/** The French act of death in sentences: declarant and officer beside the deceased, dates of birth, death and act in words or digits. */
export const deathFrance: UnseenLayout = {
  name: 'death-france',
  docType: 'death_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'fr', { born: [1928, 1975] })
    const death = dayIn(paper, '2024-06-01', '2026-10-01')
    const drawn = paper.pick([death, addDays(death, 1), addDays(death, 3)])
    const town = townOf(paper, 'fr')
    const woman = who.sex === 'F'
    const e = woman ? 'e' : ''
    const words = (iso: string) => {
      const { year, month, day } = parts(iso)
      return dateInFrench(year, months.french[month - 1] ?? '', day, year < 2000)
    }
    const inWords = paper.chance(0.6)
    const day = (iso: string) => (inWords ? words(iso) : say(iso, 'D MON YYYY', months.french).replace(/^1 /, '1er '))
    const number = paper.put(
      'registration_number',
      paper.pick([`${paper.between(2, 980)}`, paper.code('000###'), `${drawn.slice(0, 4)}/${paper.between(10, 990)}`]),
    )
    const name = paper.pick([
      `${who.given.join(', ')} ${caps(who.last)}`,
      `${caps(who.last)} ${who.given.join(' ')}`,
      `${who.given.join(' ')} ${caps(who.last)}`,
    ])
    const holder = paper.put('document_holder_name', name)
    const date = paper.put('date_of_death', death, day(death))
    const spouse = somebody(paper, 'fr', { sex: woman ? 'M' : 'F' })
    const declarant = somebody(paper, 'fr')
    const [father, mother] = [somebody(paper, 'fr', { sex: 'M' }), somebody(paper, 'fr', { sex: 'F' })]
    const place = paper.put(
      'place_of_death',
      paper.pick([town, `${paper.between(1, 90)} avenue de l’Hôpital à ${town}`, `Centre hospitalier de ${town}`]),
    )
    const state = paper.pick([
      `époux de ${spouse.given[0] ?? ''} ${caps(spouse.last)}`,
      `veuf de ${spouse.given[0] ?? ''} ${caps(spouse.last)}`,
      'célibataire',
    ])
    const civil = woman ? state.replace('époux', 'épouse').replace('veuf', 'veuve') : state
    const parents = `fil${woman ? 'le' : 's'} de ${father.given[0] ?? ''} ${caps(who.last)} et de ${mother.given[0] ?? ''} ${caps(mother.last)}, décédés`
    const officer = `${paper.pick(['Hélène', 'Marc', 'Sylvie'])} ${caps(paper.pick(['Delcambre', 'Roussel-Viard', 'Abadie']))}, adjoint administratif, officier de l’état civil par délégation du maire`
    const hour = paper.pick(['trois heures vingt minutes', 'seize heures', 'vingt et une heures cinq minutes'])
    const body = paper.pick([
      `Le ${date} à ${hour}, est décédé${e} à ${place} : ${holder}, né${e} à ${who.town} le ${day(who.birth)}, ${paper.pick(['retraité', 'ancien instituteur', 'sans profession'])}, domicilié${e} ${who.address.join(', ')}, ${parents}, ${civil}. Dressé le ${day(drawn)}, à neuf heures, sur la déclaration de ${declarant.given[0] ?? ''} ${caps(declarant.last)}, ${paper.between(28, 64)} ans, employé des pompes funèbres, qui, lecture faite, a signé avec Nous, ${officer}.`,
      `${holder}, né${e} le ${day(who.birth)} à ${who.town}, ${parents}, ${civil}, domicilié${e} à ${townOf(paper, 'fr')}, est décédé${e} le ${date} à ${place}. Acte dressé le ${day(drawn)} par Nous, ${officer}.`,
      `Nous, ${officer}, avons constaté le ${day(drawn)} le décès de ${holder}, ${civil}, né${e} à ${who.town} le ${day(who.birth)}, survenu le ${date} à ${hour} en la commune, ${place}.`,
    ])
    const issued = dayIn(paper, drawn, '2026-10-12')
    const side = paper.chance(0.5)
    const style = {
      size: 11.5,
      face: paper.pick(['serif', 'sans', 'mono'] as const),
      leading: paper.pick([18, 21]),
    } as const
    return [
      page([
        text(50, 50, paper.pick([`MAIRIE DE ${caps(town)}`, `VILLE DE ${caps(town)}`, `Commune de ${town}`]), {
          size: 12,
          face: 'sans-bold',
        }),
        text(50, 66, paper.pick(['Département du Val-Clair', 'État civil - Décès', 'Service Population']), { size: 9 }),
        text(
          298,
          120,
          paper.pick([
            'ACTE DE DÉCÈS',
            'COPIE INTÉGRALE D’ACTE DE DÉCÈS',
            'EXTRAIT D’ACTE DE DÉCÈS',
            'Extrait des minutes des actes de décès',
          ]),
          { size: 17, face: 'serif-bold', align: 'middle' },
        ),
        ...(side
          ? [
              text(50, 170, paper.pick([`N° ${number}`, `Acte ${number}`]), { size: 11, face: 'sans-bold' }),
              text(50, 188, caps(who.last), { size: 10 }),
            ]
          : [
              text(298, 146, `${paper.pick(['Acte n°', 'N°', 'Acte de décès numéro'])} ${number}`, {
                size: 11,
                align: 'middle',
              }),
            ]),
        ...paragraph(side ? 180 : 60, 190, side ? 365 : 480, body, style).marks,
        text(
          60,
          660,
          `Copie certifiée conforme, le ${say(issued, paper.pick(['DD/MM/YYYY', 'D MON YYYY']), months.french)}`,
          { size: 10 },
        ),
        ...signed(paper, 350, 680, 0.8),
        ...seal(250, 710, 42, '#33457a'),
      ]),
    ]
  },
}
