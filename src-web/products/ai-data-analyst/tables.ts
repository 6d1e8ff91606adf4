export interface Table<Column extends string = string> {
  columns: readonly Column[];
  rows: readonly (readonly (string | number)[])[];
}

export const tables = {
  /** Revenue in AED. The day is how many days ago. */
  sales: {
    columns: ['day', 'emirate', 'customer', 'revenue'],
    rows: [
      [2, 'Dubai', 'returning', 31_000],
      [4, 'Dubai', 'new', 21_400],
      [6, 'Abu Dhabi', 'returning', 18_900],
      [8, 'Abu Dhabi', 'new', 12_540],
      [10, 'Sharjah', 'returning', 10_900],
      [12, 'Sharjah', 'new', 8_750],
      [14, 'Ajman', 'returning', 5_000],
      [16, 'Ajman', 'new', 4_170],
      [18, 'Ras Al Khaimah', 'returning', 4_400],
      [20, 'Ras Al Khaimah', 'new', 3_460],
      [22, 'Fujairah', 'returning', 3_680],
      [24, 'Fujairah', 'new', 2_870],
      [26, 'Umm Al Quwain', 'returning', 2_100],
      [28, 'Umm Al Quwain', 'new', 1_830],
      [34, 'Dubai', 'returning', 26_400],
      [36, 'Abu Dhabi', 'new', 15_200],
      [41, 'Sharjah', 'returning', 19_700],
      [48, 'Ajman', 'new', 6_300],
    ],
  },
  visits_of_30_days: {
    columns: ['weekday', 'hours', 'visits', 'of_returning', 'orders'],
    rows: [
      ['Monday', '8 to 20', 900, 279, 31],
      ['Monday', '20 to 22', 480, 149, 18],
      ['Monday', '22 to 8', 310, 96, 10],
      ['Tuesday', '8 to 20', 880, 273, 30],
      ['Tuesday', '20 to 22', 470, 146, 17],
      ['Tuesday', '22 to 8', 300, 93, 10],
      ['Wednesday', '8 to 20', 900, 279, 32],
      ['Wednesday', '20 to 22', 490, 152, 19],
      ['Wednesday', '22 to 8', 310, 96, 10],
      ['Thursday', '8 to 20', 930, 288, 33],
      ['Thursday', '20 to 22', 625, 194, 30],
      ['Thursday', '22 to 8', 340, 105, 12],
      ['Friday', '8 to 20', 760, 236, 26],
      ['Friday', '20 to 22', 540, 167, 22],
      ['Friday', '22 to 8', 360, 112, 11],
      ['Saturday', '8 to 20', 840, 260, 28],
      ['Saturday', '20 to 22', 560, 174, 23],
      ['Saturday', '22 to 8', 370, 115, 12],
      ['Sunday', '8 to 20', 890, 276, 31],
      ['Sunday', '20 to 22', 485, 150, 18],
      ['Sunday', '22 to 8', 310, 96, 11],
    ],
  },
  customers: {
    columns: ['orders_in_30_days', 'customers', 'left_us'],
    rows: [
      ['one', 2_000, 64],
      ['two', 2_500, 40],
      ['three or more', 1_500, 22],
    ],
  },
  products: {
    columns: ['product', 'sold', 'returned'],
    rows: [
      ['Running shoes', 420, 50],
      ['Dress', 380, 39],
      ['Headphones', 510, 31],
      ['Perfume', 640, 13],
      ['Coffee machine', 150, 8],
      ['Rug', 90, 7],
      ['Dates, 1 kg', 880, 5],
    ],
  },
} as const satisfies Record<string, Table>;
