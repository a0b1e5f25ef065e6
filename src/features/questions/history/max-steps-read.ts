/** Steps of a question that its history reads: far more than anybody makes. */
export const MAX_STEPS_READ = 200;
