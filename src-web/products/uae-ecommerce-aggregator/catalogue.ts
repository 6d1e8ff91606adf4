import type { CategoryName, StoreName } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import type { Locale } from '#shared/locales.ts';
import { type Course, type PriceStep, stepsOf } from './price-history.ts';

/** Amounts are in AED and include VAT. */
export interface Offer {
  store: StoreName;
  price: number;
  delivery: number;
  days: number;
  history: readonly PriceStep[];
}

export interface Product {
  category: CategoryName;
  names: Record<Locale, string>;
  also: string;
  offers: readonly Offer[];
}

const stores: readonly StoreName[] = ['a', 'b', 'c'];

type OfferEntry = [price: number, delivery: number, days: number, course: Course];
type Entry = [category: CategoryName, en: string, ar: string, offers: OfferEntry[], also?: string];

const entries: Entry[] = [
  [
    'electronics',
    'Wireless headphones',
    'سماعات رأس لاسلكية',
    [
      [289, 35, 4, 'lure'],
      [305, 15, 2, 'swings'],
      [312, 0, 1, 'sale'],
    ],
  ],
  [
    'electronics',
    'In-ear headphones',
    'سماعات أذن',
    [
      [119, 25, 5, 'steady'],
      [129, 8, 2, 'falling'],
      [145, 0, 1, 'creeping'],
    ],
    'earbuds earphones',
  ],
  [
    'electronics',
    'Gaming headphones',
    'سماعات ألعاب',
    [
      [225, 0, 6, 'falling'],
      [239, 15, 2, 'lure'],
      [259, 0, 1, 'steady'],
    ],
    'headset',
  ],
  [
    'electronics',
    'Laptop, 14 inch',
    'حاسوب محمول 14 بوصة',
    [
      [2849, 60, 5, 'creeping'],
      [2890, 0, 2, 'sale'],
      [2999, 0, 1, 'steady'],
    ],
    'notebook computer لابتوب كمبيوتر',
  ],
  [
    'electronics',
    'Power bank, 20,000 mAh',
    'شاحن متنقل 20,000 مللي أمبير',
    [
      [89, 20, 4, 'swings'],
      [95, 10, 2, 'steady'],
      [109, 0, 1, 'lure'],
    ],
    'charger battery بطارية',
  ],
  [
    'home',
    'Coffee machine',
    'آلة قهوة',
    [
      [649, 45, 6, 'lure'],
      [679, 15, 3, 'steady'],
      [689, 0, 2, 'falling'],
    ],
    'espresso ماكينة',
  ],
  [
    'home',
    'Air fryer, 5 litres',
    'قلاية هوائية 5 لترات',
    [
      [279, 30, 5, 'sale'],
      [295, 15, 3, 'swings'],
      [329, 0, 1, 'steady'],
    ],
  ],
  [
    'home',
    'Desk lamp',
    'مصباح مكتب',
    [
      [79, 25, 4, 'steady'],
      [92, 10, 2, 'creeping'],
      [99, 0, 1, 'falling'],
    ],
    'light لمبة إضاءة',
  ],
  [
    'home',
    'Cotton bath towels, set of four',
    'مناشف قطنية، طقم من أربع',
    [
      [109, 20, 5, 'swings'],
      [118, 15, 2, 'lure'],
      [125, 0, 2, 'steady'],
    ],
  ],
  [
    'groceries',
    'Dates, 2 kg',
    'تمر، 2 كغ',
    [
      [68, 18, 3, 'creeping'],
      [72, 8, 1, 'steady'],
      [84, 0, 1, 'sale'],
    ],
    'تمور',
  ],
  [
    'groceries',
    'Arabic coffee, 1 kg',
    'قهوة عربية، 1 كغ',
    [
      [92, 18, 3, 'steady'],
      [99, 8, 1, 'swings'],
      [106, 0, 1, 'falling'],
    ],
    'بن',
  ],
  [
    'fashion',
    'Linen shirt',
    'قميص كتان',
    [
      [129, 25, 6, 'sale'],
      [149, 15, 3, 'lure'],
      [159, 0, 2, 'steady'],
    ],
  ],
  [
    'fashion',
    'Leather sandals',
    'صندل جلدي',
    [
      [189, 25, 6, 'steady'],
      [199, 10, 3, 'falling'],
      [205, 0, 2, 'creeping'],
    ],
    'نعال shoes حذاء',
  ],
  [
    'beauty',
    'Oud perfume, 50 ml',
    'عطر عود 50 مل',
    [
      [310, 20, 4, 'lure'],
      [325, 0, 2, 'swings'],
      [349, 0, 1, 'sale'],
    ],
    'fragrance عطور',
  ],
  [
    'beauty',
    'Sun cream, SPF 50',
    'واقي شمس، عامل حماية 50',
    [
      [54, 20, 4, 'falling'],
      [59, 10, 2, 'steady'],
      [72, 0, 1, 'swings'],
    ],
    'sunscreen كريم',
  ],
  [
    'sports',
    'Yoga mat',
    'بساط يوغا',
    [
      [85, 25, 5, 'creeping'],
      [95, 12, 2, 'lure'],
      [105, 0, 1, 'steady'],
    ],
    'سجادة يوجا',
  ],
  [
    'sports',
    'Camping tent for four',
    'خيمة تخييم لأربعة',
    [
      [429, 55, 7, 'sale'],
      [449, 20, 3, 'steady'],
      [475, 0, 2, 'lure'],
    ],
  ],
  [
    'toys',
    'Building blocks, 500 pieces',
    'مكعبات بناء، 500 قطعة',
    [
      [139, 20, 4, 'swings'],
      [145, 10, 2, 'falling'],
      [165, 0, 1, 'creeping'],
    ],
    'toy لعبة ألعاب',
  ],
  [
    'toys',
    'Baby stroller',
    'عربة أطفال',
    [
      [749, 60, 6, 'lure'],
      [769, 25, 3, 'sale'],
      [785, 0, 2, 'steady'],
    ],
    'pram buggy',
  ],
  [
    'office',
    'Office chair',
    'كرسي مكتب',
    [
      [529, 65, 7, 'falling'],
      [559, 25, 4, 'lure'],
      [579, 0, 3, 'sale'],
    ],
  ],
];

export const catalogue: readonly Product[] = entries.map(([category, en, ar, offers, also = '']) => ({
  category,
  names: { en, ar },
  also,
  offers: offers.map(([price, delivery, days, course], index) => ({
    store: stores[index]!,
    price,
    delivery,
    days,
    history: stepsOf(price, course),
  })),
}));
