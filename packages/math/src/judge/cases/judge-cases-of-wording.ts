/**
 * Answers in students' own words, in English and Spanish: what they think, what a point or an angle is called, counting
 * signs, and what is worked out on the way; written like the cases of numbers.
 */
export const casesOfWording = String.raw`
number | 5/12
right: tan = 5/12 ¦ tan A = 5/12 ¦ tan θ = 5/12
wrong: tan = 12/5

integer | 79
right: a20 = 79 ¦ a_20 = 79 ¦ a_{20} = 79 ¦ 79 only
wrong: a20 = 78 ¦ 78 only

equation | x = 9
right: 9 only ¦ x = 9 only
wrong: 2 only

interval | all real numbers
right: x can be anything ¦ x can be any number ¦ anything works
wrong: no solution

set | no solution
right: none, it never works ¦ none ¦ no solution. the lines are parallel
wrong: x = 0 ¦ all real numbers

number | 2^3 * 3^2 * 5
right: 2·2·2·3·3·5 ¦ 5 × 3^2 × 2^3 ¦ 2^3 · 3 · 3 · 5
form: 8 x 9 x 5 ¦ 360 ¦ 2^2 * 90
wrong: 2^3 * 3 * 5

equation | a_n = 23 - 3n
right: an = -3n+23 ¦ a_n = -3n + 23
wrong: an = 3n + 23

set | (3, 6) and (-1, -2)
right: x=3,y=6 or x=-1,y=-2 ¦ (-1,-2), (3,6) ¦ x = -1 and y = -2 or x = 3 and y = 6
wrong: x=6,y=3 or x=-2,y=-1 ¦ x=3,y=6 ¦ (6, 3) and (-2, -1)

number | -4
right: neg 4 ¦ NEG 4 ¦ neg. 4 ¦ menos 4 ¦ menos cuatro ¦ its -4 ¦ x es -4 ¦ la respuesta es -4 ¦ creo que es -4
wrong: 4 ¦ its 4 ¦ menos 5

number | 18
right: its 18 i think ¦ i think its 18 ¦ I think it is 18 ¦ we got 18 ¦ 18 maybe ¦ it must be 18 ¦ the answer would be 18 ¦ dieciocho ¦ el resultado es 18
unreadable: it's not 18

fraction | 1/2
right: una mitad ¦ un medio ¦ half ¦ medio
wrong: un tercio ¦ un cuarto

fraction | 2/3
right: dos tercios ¦ two thirds ¦ 2/3 of the pizza
wrong: dos quintos

percent | 30%
right: 30 por ciento ¦ el 30% ¦ treinta por ciento
wrong: 3 por ciento

number | 25
right: veinticinco ¦ twenty five

number | 120
form: 5! ¦ 6!/3! ¦ 6P3
wrong: 4! ¦ 5P2

number | 10
form: 5C2 ¦ 5 choose 2 ¦ C(5, 2) ¦ 5!/(2! 3!)
wrong: 5P2 ¦ P(5, 2) ¦ 5C1

measure | 0.5 h
right: half an hour ¦ 30 minutes ¦ half of an hour
wrong: an hour and a half ¦ half a minute

measure | 75 min
right: an hour and 15 minutes ¦ 1 hour 15 min ¦ an hour and a quarter
wrong: an hour and a half

measure | 3/4 mile
right: 3/4 of a mile ¦ three quarters of a mile

measure | 5 N*m
right: 5 N m ¦ 5 newton meters
wrong: 5 N/m ¦ 5 N

angle | 60°
right: m∠A = 60° ¦ m<A = 60 ¦ ∠ABC = 60 ¦ angle A is 60 degrees
wrong: m∠A = 30°

fraction | 7/3
right: 14/6 = 7/3 ¦ x = 14/6 = 7/3
wrong: 14/6 = 7/2 ¦ 7/3 = 7/2

number | 1/6
right: .16 with the 6 repeating ¦ 0.1 with the 6 repeating ¦ 0.16 (6 repeating) ¦ 0.166 where the 6 repeats
wrong: .16 ¦ .61 with the 1 repeating

expression | 3n+2
right: 5+(n-1)3 ¦ (n-1)3 + 5
wrong: 5+(n-1)4 ¦ 5+(n+1)3

inequality | -4 < x < 4
right: x > -4 and x < 4
form: |x| < 4 ¦ |2x| < 8
wrong: |x| > 4 ¦ |x| <= 4 ¦ |x| < 5 ¦ |x - 1| < 4

inequality | |x - 2| <= 3
form: -1 <= x <= 5
wrong: -1 < x < 5 ¦ 1 <= x <= 5

inequality | x <= -2 or x >= 2
form: |x| >= 2
wrong: |x| > 2 ¦ |x| <= 2

inequality | -2 < x <= 5
right: x is greater than -2 and at most 5
wrong: x is at least -2 and less than 5

inequality | n <= 12
right: no more than 12, so n ≤ 12
wrong: no more than 12, so n < 12

set | no solution
right: cannot be solved ¦ it can't be solved

point | (3, -1)
right: vertex is (3,-1) ¦ the vertex is at (3,-1) ¦ center (3,-1) ¦ max (3, -1) ¦ x-int (3,-1)
wrong: vertex is (-1,3) ¦ center (-3,1) ¦ 3 or -1 ¦ the vertex is not (3,-1)

set | 30°, 150°
right: 30° and 150° ¦ 150 and 30 degrees ¦ 30° or 150°
wrong: 30° and 120°

set | 1/3, 2/3
right: 1/3 and 2/3 ¦ 2/3 or 1/3
wrong: 1/3 and 1/2

mixed-number | 2 1/2
right: 2 and 1/2

list | [[1,2],[3,4]]
right: [1 2; 3 4] ¦ [1, 2; 3, 4] ¦ \begin{bmatrix}1&2\\3&4\end{bmatrix}
wrong: [1 2; 4 3] ¦ [1 3; 2 4]
`;
