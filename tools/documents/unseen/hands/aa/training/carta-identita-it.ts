import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day } from '../kit.ts'
import { crowd } from '../people.ts'

/** An Italian electronic identity card: three languages of captions, number at the top right. */
export const cartaIdentitaIt: UnseenLayout = {
  name: 'carta-identita-it',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'IT')()
    const card = openCard({ tint: '#e8f0e2', wave: '#88a86b', ink: '#4a6a3a' })
    const issued = addDays(paper.today, -paper.between(60, 3300))
    const expiry = addYears(issued, 10)
    card.t(60, 66, 'REPUBBLICA ITALIANA', 30, 'sans-bold', '#2e5a2e')
    card.t(60, 96, "MINISTERO DELL'INTERNO", 20, 'sans', '#2e5a2e')
    card.t(470, 66, "CARTA D'IDENTITÀ / IDENTITY CARD", 25, 'sans', '#2e5a2e', 440)
    card.t(930, 76, paper.put('id_number', paper.code('CA#####@@')), 36, 'mono-bold')
    paper.put('id_country', 'IT', 'ITALIANA')
    card.add(face(paper, one, { x: 60, y: 150, wide: 330 }))
    const town = paper.pick(['BOLOGNA', 'VERONA', 'BARI', 'GENOVA', 'LUCCA'])
    card.field(430, 140, 'COMUNE DI / MUNICIPALITY', town)
    card.field(430, 222, 'COGNOME / SURNAME', paper.put('last_name', one.surname.toUpperCase()))
    card.field(430, 304, 'NOME / NAME', paper.put('first_name', one.given.toUpperCase()))
    card.t(430, 386, 'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH', 18, 'sans', '#4a6a3a')
    const place = paper.put('place_of_birth', paper.pick(['ROVIGO (RO)', 'TRANI (BT)', 'IMOLA (BO)']))
    card.t(430, 420, `${place} ${paper.put('date_of_birth', one.born, day(one.born, 'DD.MM.YYYY'))}`, 30, 'sans-bold')
    card.field(430, 468, 'SESSO / SEX', paper.put('sex', one.sex))
    card.field(600, 468, 'STATURA / HEIGHT', String(paper.between(154, 192)))
    card.field(880, 468, 'CITTADINANZA / NATIONALITY', 'ITA')
    card.field(430, 550, 'EMISSIONE / ISSUING', paper.put('id_issue_date', issued, day(issued, 'DD.MM.YYYY')))
    card.field(700, 550, 'SCADENZA / EXPIRY', paper.put('id_expiry', expiry, day(expiry, 'DD.MM.YYYY')))
    card.t(430, 640, 'FIRMA DEL TITOLARE / HOLDER’S SIGNATURE', 18, 'sans', '#4a6a3a')
    card.add(signature(430, 650, 1, 1))
    card.t(1040, 720, 'SPECIMEN', 20)
    return [card.sheet()]
  },
}
