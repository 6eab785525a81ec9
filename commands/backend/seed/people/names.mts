import type { Market } from '../region-plans.mts'

/** Made-up people: any likeness comes from putting common names together. */
export const names: Record<Market, { first: string[]; last: string[] }> = {
  eu: {
    first: [
      'Anneke',
      'Bastien',
      'Clara',
      'Dario',
      'Elif',
      'Fabian',
      'Greta',
      'Henrik',
      'Ines',
      'Jonas',
      'Karolina',
      'Luca',
      'Maren',
      'Noé',
      'Olga',
      'Paul',
      'Rosa',
      'Søren',
      'Tilda',
      'Yusuf',
    ],
    last: [
      'Arendt',
      'Bianchi',
      'Claes',
      'Dubois',
      'Eriksson',
      'Fiala',
      'García',
      'Hofer',
      'Iversen',
      'Janssen',
      'Kowalska',
      'Lefèvre',
      'Müller',
      'Novák',
      'Oliveira',
      'Petrov',
      'Rossi',
      'Schäfer',
      'Toth',
      'Weiß',
    ],
  },
  us: {
    first: [
      'Alma',
      'Brent',
      'Celia',
      'Dwight',
      'Estelle',
      'Felix',
      'Gloria',
      'Hank',
      'Imani',
      'Joel',
      'Keisha',
      'Leon',
      'Maya',
      'Noel',
      'Opal',
      'Quinn',
    ],
    last: [
      'Abbott',
      'Barnes',
      'Castillo',
      'Delgado',
      'Ellison',
      'Fowler',
      'Graves',
      'Hale',
      'Ingram',
      'Jefferson',
      'Kimura',
      'Langford',
      'Mercer',
      'Nakai',
      'Osborne',
      'Pruitt',
    ],
  },
  jp: {
    first: ['Aoi', 'Daichi', 'Emi', 'Haruto', 'Kaori', 'Mio', 'Ren', 'Sakura', 'Takumi', 'Yui'],
    last: ['Fujita', 'Hayashi', 'Inoue', 'Kato', 'Mori', 'Nakamura', 'Ogawa', 'Saito', 'Tanaka', 'Yamada'],
  },
  ch: {
    first: ['Andri', 'Beat', 'Céline', 'Flurina', 'Gian', 'Livia', 'Reto', 'Solène', 'Urs', 'Zoé'],
    last: ['Ammann', 'Bernasconi', 'Caduff', 'Favre', 'Gerber', 'Hunziker', 'Rochat', 'Zürcher'],
  },
  kw: {
    first: ['أحمد', 'بدر', 'دلال', 'فاطمة', 'حصة', 'خالد', 'نورة', 'سعد', 'شيخة', 'يوسف'],
    last: ['العنزي', 'الرشيدي', 'المطيري', 'الصباح', 'العجمي', 'الكندري', 'الهاجري', 'بوحمد'],
  },
  kr: {
    first: ['민준', '서연', '지호', '하은', '도윤', '수아', '예준', '지우'],
    last: ['김', '이', '박', '최', '정', '강', '조', '윤'],
  },
}

export interface Place {
  country_code: string
  city: string
  postal_code: string
  province?: string
  streets: string[]
}

export const places: Record<Market, Place[]> = {
  eu: [
    {
      country_code: 'de',
      city: 'Leipzig',
      postal_code: '04109',
      streets: ['Lindenstraße', 'Am Mühlgraben', 'Kastanienweg'],
    },
    { country_code: 'de', city: 'Hamburg', postal_code: '20359', streets: ['Deichgasse', 'Hafenstraße'] },
    {
      country_code: 'fr',
      city: 'Lyon',
      postal_code: '69004',
      streets: ['Rue des Tisserands', 'Quai du Nord'],
    },
    {
      country_code: 'fr',
      city: 'Nantes',
      postal_code: '44000',
      streets: ['Rue de la Loire', 'Allée des Marins'],
    },
    { country_code: 'at', city: 'Graz', postal_code: '8010', streets: ['Marktgasse', 'Schlossbergweg'] },
    { country_code: 'nl', city: 'Utrecht', postal_code: '3511 AB', streets: ['Oudegracht', 'Weverstraat'] },
    { country_code: 'be', city: 'Gent', postal_code: '9000', streets: ['Korenlei', 'Vlasmarkt'] },
    {
      country_code: 'es',
      city: 'Valencia',
      postal_code: '46003',
      streets: ['Calle del Mar', 'Plaza del Mercado'],
    },
    { country_code: 'it', city: 'Torino', postal_code: '10122', streets: ['Via dei Mille', 'Corso del Po'] },
    { country_code: 'se', city: 'Malmö', postal_code: '211 20', streets: ['Storgatan', 'Västra Hamngatan'] },
  ],
  us: [
    {
      country_code: 'us',
      city: 'Portland',
      province: 'OR',
      postal_code: '97214',
      streets: ['SE Alder Street', 'Hawthorne Boulevard'],
    },
    {
      country_code: 'us',
      city: 'Duluth',
      province: 'MN',
      postal_code: '55802',
      streets: ['Lake Avenue', 'Canal Park Drive'],
    },
    {
      country_code: 'us',
      city: 'Asheville',
      province: 'NC',
      postal_code: '28801',
      streets: ['Biltmore Avenue', 'Lexington Avenue'],
    },
    {
      country_code: 'us',
      city: 'Santa Fe',
      province: 'NM',
      postal_code: '87501',
      streets: ['Canyon Road', 'Palace Avenue'],
    },
  ],
  jp: [
    { country_code: 'jp', city: 'Kyoto', postal_code: '604-8005', streets: ['Sanjo-dori', 'Teramachi-dori'] },
    { country_code: 'jp', city: 'Kanazawa', postal_code: '920-0831', streets: ['Higashiyama', 'Owaricho'] },
    { country_code: 'jp', city: 'Fukuoka', postal_code: '810-0001', streets: ['Tenjin', 'Kego'] },
  ],
  ch: [
    { country_code: 'ch', city: 'Zürich', postal_code: '8005', streets: ['Limmatstrasse', 'Josefstrasse'] },
    { country_code: 'ch', city: 'Lausanne', postal_code: '1003', streets: ['Rue de Bourg', 'Rue Centrale'] },
    { country_code: 'li', city: 'Vaduz', postal_code: '9490', streets: ['Städtle'] },
  ],
  kw: [
    {
      country_code: 'kw',
      city: 'السالمية',
      postal_code: '22001',
      streets: ['شارع سالم المبارك', 'شارع البلاجات'],
    },
    { country_code: 'kw', city: 'مدينة الكويت', postal_code: '13001', streets: ['شارع الخليج العربي'] },
  ],
  kr: [
    { country_code: 'kr', city: '서울', postal_code: '04524', streets: ['세종대로', '을지로'] },
    { country_code: 'kr', city: '부산', postal_code: '48058', streets: ['센텀중앙로'] },
  ],
}
