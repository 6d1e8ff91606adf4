export const metrics = ['revenue', 'users', 'conversion', 'churn'] as const;
export type Metric = (typeof metrics)[number];
export const ranges = ['7d', '30d', '90d', '1y'] as const;
export type Range = (typeof ranges)[number];

interface Sample {
  /** Twelve values, oldest first: revenue in AED, users as a number, rates as fractions. */
  series: number[];
  change: number;
}

export const samples: Record<Range, Record<Metric, Sample>> = {
  '7d': {
    revenue: { series: [24, 26, 25, 29, 31, 28, 30, 33, 32, 35, 34, 37].map((n) => n * 1000), change: 0.064 },
    users: { series: [3120, 3180, 3150, 3240, 3300, 3280, 3360, 3420, 3400, 3470, 3510, 3560], change: 0.041 },
    conversion: {
      series: [0.031, 0.03, 0.032, 0.033, 0.032, 0.034, 0.033, 0.035, 0.034, 0.036, 0.035, 0.036],
      change: 0.028,
    },
    churn: {
      series: [0.024, 0.025, 0.024, 0.023, 0.024, 0.023, 0.022, 0.023, 0.022, 0.021, 0.022, 0.021],
      change: -0.034,
    },
  },
  '30d': {
    revenue: { series: [88, 92, 90, 97, 103, 99, 108, 112, 118, 116, 124, 131].map((n) => n * 1000), change: 0.125 },
    users: {
      series: [9800, 9950, 10100, 10080, 10400, 10620, 10900, 11050, 11300, 11480, 11720, 12050],
      change: 0.083,
    },
    conversion: {
      series: [0.028, 0.029, 0.029, 0.03, 0.031, 0.03, 0.032, 0.033, 0.033, 0.034, 0.035, 0.036],
      change: 0.052,
    },
    churn: {
      series: [0.029, 0.028, 0.029, 0.027, 0.027, 0.026, 0.025, 0.025, 0.024, 0.024, 0.023, 0.021],
      change: -0.11,
    },
  },
  '90d': {
    revenue: {
      series: [240, 262, 255, 281, 298, 310, 305, 332, 347, 361, 358, 392].map((n) => n * 1000),
      change: 0.187,
    },
    users: {
      series: [26500, 27200, 27900, 28800, 29400, 30200, 31500, 32100, 33000, 33800, 34900, 36200],
      change: 0.156,
    },
    conversion: {
      series: [0.025, 0.026, 0.026, 0.027, 0.029, 0.029, 0.03, 0.031, 0.032, 0.033, 0.034, 0.035],
      change: 0.094,
    },
    churn: {
      series: [0.034, 0.033, 0.034, 0.032, 0.031, 0.03, 0.029, 0.028, 0.027, 0.026, 0.024, 0.023],
      change: -0.172,
    },
  },
  '1y': {
    revenue: {
      series: [610, 640, 690, 720, 760, 815, 850, 905, 960, 1030, 1090, 1180].map((n) => n * 1000),
      change: 0.412,
    },
    users: {
      series: [61000, 64500, 69000, 73500, 77000, 82000, 88500, 93000, 99000, 106000, 112000, 121000],
      change: 0.381,
    },
    conversion: {
      series: [0.021, 0.022, 0.022, 0.024, 0.025, 0.026, 0.027, 0.029, 0.03, 0.032, 0.033, 0.034],
      change: 0.22,
    },
    churn: {
      series: [0.046, 0.045, 0.043, 0.041, 0.04, 0.038, 0.035, 0.033, 0.031, 0.029, 0.026, 0.024],
      change: -0.31,
    },
  },
};
